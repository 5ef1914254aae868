import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { lipBlush as content } from '@/content/lipBlush';
import { chatWith } from '@/site/links';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';

import mouth from './mouth.svg';

const SIZES = '(min-width: 1024px) 520px, 100vw';

/**
 * A shade picker: two rows of radios, for skin and tint. CSS shows the layers of the checked radios in the frame (`shade` in design.css),
 * so the picker works without scripts. The script only adds the choice to the chat link.
 */
export function Shades({ headline, skins, tints, ask, note, illustrationNote }: typeof content.shades) {
  const rows = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<string>();
  const updateChoice = () => {
    const [skin, tint] = Array.from(rows.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [], ({ value }) => value);
    if (skin && tint) setChoice(`${tint} on ${skin.toLowerCase()} skin`);
  };
  useEffect(updateChoice, []);
  return (
    <div id="shades" className="shades max-md:-mx-gutter max-md:mt-8 md:mt-16" style={{ '--mouth': `url(${mouth})` }}>
      <div className="max-md:px-gutter">
        <Heading level={3} size="h3" text={headline} />
        <div ref={rows} onChange={updateChoice} className="mt-6 mb-6 grid gap-6 md:max-lg:grid-cols-2">
          <fieldset>
            <legend className="mb-3 text-small text-ink-soft">{skins.legend}</legend>
            <div className="swatches">
              {skins.options.map(({ name, colour, picture }) => (
                <Swatch key={name} group="skin" name={name} colour={colour} chosen={name === skins.chosen}>
                  <Picture source={picture} sizes={SIZES} box="shade" />
                </Swatch>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="mb-3 text-small text-ink-soft">{tints.legend}</legend>
            <div className="swatches">
              {tints.options.map(({ name, colour }) => (
                <Swatch key={name} group="tint" name={name} colour={colour} chosen={name === tints.chosen}>
                  <i className="shade shade-tint" />
                  <i className="shade shade-tint mix-blend-color" />
                </Swatch>
              ))}
            </div>
          </fieldset>
        </div>
        <div className="gap-6 xl:flex xl:items-center xl:*:first:flex-none">
          <Action
            {...(choice === undefined
              ? ask
              : { label: `Ask for ${choice}`, href: chatWith(`Lip blush, ${choice}. Do you have an appointment free?`) })}
            variant="chat"
            block
          />
          <p className="text-caption text-mute max-xl:mt-4">
            {skins.options.some(({ picture }) => picture.illustration) ? `${illustrationNote} ${note}` : note}
          </p>
        </div>
      </div>
    </div>
  );
}

interface SwatchProps {
  group: string;
  name: string;
  colour: string;
  chosen: boolean;
  /** Layers shown in the frame while the radio is checked. */
  children: ReactNode;
}

function Swatch({ group, name, colour, chosen, children }: SwatchProps) {
  const id = `${group}-${name.replace(' ', '-')}`;
  return (
    <div style={{ color: colour }}>
      <input type="radio" name={group} id={id} value={name} defaultChecked={chosen} className="swatch" />
      <label htmlFor={id} className="block pt-1.5 text-center text-caption/snug text-ink">
        {name}
      </label>
      {children}
    </div>
  );
}
