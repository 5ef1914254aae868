import { ledLight, lightNames } from '@/content/ledLight';
import { Emphasis } from '@/ui/Emphasis';

import { Beams } from './Beams';

/**
 * The three light types (§2): the hero's lights go on below the skin's surface, and each ends at the rule of its own row.
 * Light is drawn per row, so that it stays true at any text size.
 */
export function Depth() {
  const { surface, caption, headline, types } = ledLight.lights;
  const [blue, red, infrared] = types;
  return (
    <section className="on-dark bg-night-deep bg-linear-to-b from-night-glow/55 to-night-deep to-62% pb-section text-night-text">
      <div className="wide">
        <p className="relative z-1 flex justify-between gap-6 border-t border-champagne pt-4 text-caption lg:pr-3">
          <span>{surface}</span>
          <span>{caption}</span>
        </p>
        <div className="grid-12 relative pt-7 pb-8 md:pt-14 md:pb-10 lg:-mt-9 lg:min-h-75 lg:items-center lg:pt-10 lg:pb-0">
          <div className="hidden lg:contents">
            <Beams depth="surface" />
          </div>
          <h2 className="relative col-span-12 text-display-2 text-porcelain lg:col-span-6 [&_em]:block">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ul>
          <Row depth="upper" {...blue} />
          <Row depth="middle" {...red} />
          <Row depth="deep" {...infrared} />
        </ul>
      </div>
    </section>
  );
}

interface RowProps {
  depth: 'upper' | 'middle' | 'deep';
  light: keyof typeof lightNames;
  text: string;
  layer: string;
}

function Row({ depth, light, text, layer }: RowProps) {
  return (
    <li className="lg:grid-12 relative grid grid-cols-[minmax(0,1fr)_118px] border-b border-night-rule pt-6 pb-5.5 md:max-lg:grid-cols-[minmax(0,1fr)_50%] md:max-lg:py-9 lg:min-h-44.5 lg:items-end lg:pt-8 lg:pb-6.5">
      <Beams depth={depth} />
      <h3 className="relative col-start-1 mb-1.5 text-h3 text-porcelain lg:col-span-2 lg:mb-0 lg:text-[24px]/[1.18] xl:text-[32px]/[1.18]">
        {lightNames[light]}
      </h3>
      <p className="relative col-start-1 text-small lg:col-span-4 lg:col-start-3 lg:pr-10 lg:text-body xl:pr-14">{text}</p>
      <p className="relative col-start-1 mt-2.5 text-caption text-night-text lg:col-span-6 lg:col-start-7 lg:mt-0 lg:mr-3 lg:-mb-3.5 lg:justify-self-end lg:text-porcelain">
        {layer}
      </p>
    </li>
  );
}
