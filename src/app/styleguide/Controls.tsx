import { useState } from 'react';

import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import type { ButtonLook } from '@/ui/buttonStyle';
import { Chip } from '@/ui/Chip';
import { Icon, type IconName } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';

import { Specimen } from './Specimen';
import { State } from './State';

const looks: readonly ButtonLook[] = ['primary', 'line', 'chat', 'destructive'];
const icons: Record<IconName, true> = {
  chat: true,
  call: true,
  previous: true,
  next: true,
  pause: true,
  play: true,
  down: true,
  close: true,
  check: true,
  alert: true,
};
const filters = ['All Work', 'Eyebrows', 'Lips', 'Skin & Facials'];

/** Buttons, links, chips and icons. */
export function Controls() {
  const [chosen, setChosen] = useState('All Work');
  return (
    <>
      {looks.map((look) => (
        <Specimen key={look} name={`Button ${look}`}>
          <State name="rest">
            <Button look={look}>Book Appointment</Button>
          </State>
          <State name="busy">
            <Button look={look} busy="Booking...">
              Book Appointment
            </Button>
          </State>
          <State name="disabled">
            <Button look={look} disabled>
              Book Appointment
            </Button>
          </State>
          <State name="link">
            <ButtonLink href="#controls" look={look}>
              {look === 'chat' && <Icon name="chat" size={22} />}
              Book Appointment
            </ButtonLink>
          </State>
        </Specimen>
      ))}
      <Specimen name="On dark" ground="dark">
        <State name="light">
          <Button look="light">Book Appointment</Button>
        </State>
        <State name="gilt">
          <Button look="gilt">Book a session</Button>
        </State>
        <State name="champagne">
          <Button look="champagne">Book Appointment</Button>
        </State>
        <State name="busy">
          <Button look="champagne" busy="Booking...">
            Book Appointment
          </Button>
        </State>
        <State name="icon button">
          <IconButton icon="next" label="Next" />
        </State>
        <State name="text link">
          <a href="#controls" className="text-link text-champagne">
            View Map
          </a>
        </State>
      </Specimen>
      <Specimen name="Text link" note="For what leads on without asking for it.">
        <a href="#controls" className="text-link">
          View More
        </a>
      </Specimen>
      <Specimen name="IconButton" note="48 px; its name in words is obligatory.">
        <State name="rest">
          <IconButton icon="previous" label="Previous" />
        </State>
        <State name="disabled">
          <IconButton icon="next" label="Next" disabled />
        </State>
      </Specimen>
      <Specimen name="Chip" note="A filter: one is always pressed.">
        <State name="live">
          <div role="group" aria-label="Filter" className="sg-inline">
            {filters.map((name) => (
              <Chip key={name} pressed={name === chosen} onPress={() => setChosen(name)}>
                {name}
              </Chip>
            ))}
          </div>
        </State>
        <State name="counted">
          <Chip pressed={false} count={8} onPress={() => undefined}>
            Lips
          </Chip>
        </State>
        <State name="disabled">
          <Chip pressed={false} count={0} disabled onPress={() => undefined}>
            Lashes
          </Chip>
        </State>
      </Specimen>
      <Specimen name="Spinner" note="Beside words that say what is being waited for.">
        <span className="sg-inline">
          <Spinner /> Loading
        </span>
      </Specimen>
      <Specimen name="Icon" note="24 x 24 lines in the colour of the text.">
        {Object.keys(icons)
          .filter((name): name is IconName => name in icons)
          .map((name) => (
            <figure key={name} className="sg-icon">
              <Icon name={name} />
              <figcaption className="sg-label">{name}</figcaption>
            </figure>
          ))}
      </Specimen>
    </>
  );
}
