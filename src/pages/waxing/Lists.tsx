import { waxing } from '@/content/waxing';

import { ListSwitch } from './ListSwitch';
import { PriceHalf } from './PriceHalf';

/** One page split in two halves: women's and men's list (§2 "Waxing", §9). On phones one under the other, with a switch. */
export function Lists() {
  return (
    <div>
      <ListSwitch />
      <div className="grid md:grid-cols-2">
        <PriceHalf list={waxing.women} side="left" />
        <PriceHalf list={waxing.men} side="right" />
      </div>
    </div>
  );
}
