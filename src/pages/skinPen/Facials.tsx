import { skinPen } from '@/content/skinPen';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { FacialList } from './FacialList';
import { GroupChips } from './GroupChips';

/** From 768 px two columns that fill by themselves: floats keep the order of reading, and no column waits for the other. */
const columns = {
  radiance: 'md:float-left md:clear-left',
  needling: 'md:float-right md:clear-right',
  renewal: 'md:float-left md:clear-left',
  concern: 'md:float-right md:clear-right',
} as const;

/** All fifteen facials in four groups; on phones chips lead to each (§2, §9 "Skin pen page"). */
export function Facials() {
  const { headline, text, jump, groups, note } = skinPen.facials;
  return (
    <section id="facials" className="bg-mist py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-4">
          <h2 className="col-span-12 text-display-2 lg:col-span-7">
            <Emphasis text={headline} />
          </h2>
          <p className="col-span-12 text-small text-ink-soft md:col-span-8 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <GroupChips label={jump} groups={groups} />
        <div className="relative flow-root md:mt-7 md:before:absolute md:before:top-12 md:before:bottom-0 md:before:left-1/2 md:before:w-px md:before:bg-sea-glass/20">
          {groups.map((group) => (
            <div key={group.id} className={`mt-9 md:mt-12 md:w-[calc(50%-20px)] lg:w-[calc(50%-67px)] ${columns[group.id]}`}>
              <FacialList group={group} />
            </div>
          ))}
          <p className="mt-8 text-small text-ink-soft md:float-left md:clear-left md:w-[calc(50%-20px)] lg:w-[calc(50%-67px)]">
            <i className="block font-serif text-[22px]/[1.3] font-medium text-sea-glass">{note.lead}</i> {note.text}
          </p>
        </div>
      </div>
    </section>
  );
}
