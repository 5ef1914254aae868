import ivory from 'picture:silk-ivory';
import oxblood from 'picture:silk-oxblood';
import petal from 'picture:silk-petal-tall';

import { about } from '@/content/about';
import { Emphasis } from '@/ui/Emphasis';

import { Door } from './Door';

/**
 * The path of the studio as three doors, each wider and higher, standing on the dark band. On phones a rising column.
 * It fades in 500 ms after load (§2, §9): by CSS alone, so that it is there without scripts, and at once where motion is paused.
 */
export function Doors() {
  const { eyebrow, headline, timeline } = about.path;
  const [academy, clinic, flagship] = timeline;
  return (
    <section className="overflow-hidden pt-section">
      <div className="wide grid-12">
        <div className="col-span-12 mb-11 md:mb-14 lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:mb-0">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 text-display-2 md:mt-6">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ol className="col-span-12 motion-safe:animate-[fade_700ms_500ms_backwards] in-data-[motion=paused]:animate-none md:grid-12 md:items-end lg:col-start-1 lg:row-start-1">
          <Door stop={academy} silk={ivory} size="small" />
          <Door stop={clinic} silk={petal} size="middle" />
          <Door stop={flagship} silk={oxblood} size="large" />
        </ol>
      </div>
    </section>
  );
}
