import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { head, notFound as content } from '@/content/notFound';
import { Action } from '@/ui/Action';

/** The page for unknown addresses. */
export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);

  return (
    <section className="pt-28 pb-20 md:pb-28">
      <div className="wide">
        <div role="img" aria-label={content.drawing} className="flex items-end justify-center overflow-x-clip border-b border-brass">
          <Four />
          <MeasuredArch />
          <Four />
        </div>
        <p className="mt-4 text-caption text-mute">{content.note}</p>
        <div className="grid-12 mt-8 gap-y-6 md:mt-10">
          <h1 className="col-span-12 text-display-call md:col-span-7">{content.title}</h1>
          <div className="col-span-12 md:col-span-5">
            <p className="mb-6 text-ink-soft md:mt-2">{content.text}</p>
            <div className="grid sm:inline-grid">
              <Action {...content.home} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
NotFound.head = head;

function Four() {
  return (
    <span aria-hidden="true" className="font-serif text-[min(38vw,500px)]/[0.64] font-medium tracking-[-0.03em] text-oxblood lining-nums">
      4
    </span>
  );
}

/** The zero of 404, as an arch in construction lines. */
function MeasuredArch() {
  return (
    <svg viewBox="0 0 420 480" aria-hidden="true" className="mx-[1vw] w-[min(37vw,420px)] overflow-visible">
      <g fill="none" stroke="#B48E58">
        <path d="M90 480V200a120 120 0 0 1 240 0V480" stroke="#4A1F28" strokeWidth="2.2" />
        <path d="M130 480V200a80 80 0 0 1 160 0V480" stroke="#4A1F28" />
        <circle cx="210" cy="200" r="120" strokeDasharray="2 5" />
        <circle cx="210" cy="200" r="168" strokeDasharray="1 6" opacity=".8" />
        <path d="M210 10V480M10 200H410M90 40V200M330 40V200" strokeDasharray="9 4 2 4" />
        <path d="M210 200 91 81M210 200 329 81M90 480 330 200M330 480 90 200" opacity=".55" />
        <path d="M90 40H330M90 34v12M330 34v12M210 34v12M376 80V480M370 80h12M370 200h12M370 480h12" />
        <circle cx="210" cy="200" r="3.5" fill="#B48E58" />
      </g>
      <g className="fill-brass-ink font-serif text-[24px] font-semibold italic max-sm:text-[56px]">
        <text x="196" y="30">
          a
        </text>
        <text x="388" y="146">
          r
        </text>
        <text x="388" y="346">
          h
        </text>
      </g>
    </svg>
  );
}
