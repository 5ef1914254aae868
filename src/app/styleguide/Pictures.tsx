import { Logo } from '@/ui/Logo';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { plates } from './plates';
import { Specimen } from './Specimen';
import { State } from './State';

/** Pictures in their frames, the wordmark, and blocks that appear. */
export function Pictures() {
  const [first, second] = plates;
  const portrait = plates.at(-1);
  return (
    <>
      <Specimen name="Logo">
        <Logo name="Atelier Marina" />
      </Specimen>
      <Specimen name="Picture" note="The average colour stands in until it is there.">
        {first && (
          <State name="natural">
            <div className="sg-plate">
              <Picture source={first.picture} sizes="260px" />
            </div>
          </State>
        )}
        {second && (
          <State name="fill">
            <div className="sg-plate sg-tall">
              <Picture source={second.picture} sizes="260px" fit="fill" />
            </div>
          </State>
        )}
        {portrait && (
          <State name="arch, framed">
            <div className="arch arch-framed sg-plate sg-tall sg-arch">
              <Picture source={portrait.picture} sizes="260px" fit="fill" />
            </div>
          </State>
        )}
      </Specimen>
      <Specimen name="reveal" note="A ref for blocks below the fold: 700 ms, 12 px, once." layout="wide">
        {['A headline', 'and what belongs to it', 'but no carousel'].map((text) => (
          <p key={text} ref={reveal} className="sg-display">
            {text}
          </p>
        ))}
      </Specimen>
    </>
  );
}
