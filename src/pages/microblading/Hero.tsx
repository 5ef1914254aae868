import half from 'picture:ink-half';
import lean from 'picture:ink-lean';
import measure from 'picture:ink-measure';
import whole from 'picture:ink-whole';

import { microblading, type StudyId } from '@/content/microblading';
import { LateLeadForm } from '@/leads/late';
import type { PictureSource } from '@/lib/picture';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

import { Figure } from './Figure';

const drawings: Record<StudyId, PictureSource> = { measure, lean, half, whole };

/** The same for the strip on phones and the last study, so that one file serves both. */
const sizes = '(min-width: 1504px) 440px, (min-width: 1024px) 30vw, (min-width: 768px) 42vw, 100vw';
/** Part of each drawing's height stays outside the frame; the brow lies a little above the middle. */
const focus = '50% 40%';

/**
 * An open sketchbook (§2 "hero form"): words and the form, ruled and without a card, on the left page; on the right page one brow in
 * four studies of the same geometry. On phones the finished brow is a strip above the form, and the studies follow below.
 */
export function Hero() {
  const { eyebrow, headline, lead, proof, studies } = microblading.hero;
  return (
    <section className="overflow-hidden bg-linear-to-r md:from-porcelain md:from-[calc(50%+20px)] md:to-plaster md:to-[calc(50%+20px)] lg:from-[calc(50%+43px)] lg:to-[calc(50%+43px)]">
      <div className="wide grid-12">
        <div className="col-span-12 flex flex-col pt-17 pb-10 md:col-span-6 md:pt-bar md:pb-16 lg:pr-6">
          <div className="pt-1">
            <Breadcrumbs page="microblading" />
          </div>
          <p className="eyebrow max-md:hidden md:mt-4">{eyebrow}</p>
          <h1 className="mt-1 text-[clamp(38px,11.2vw,52px)]/[1.04] tracking-[-0.012em] md:mt-4.5 md:mb-6 md:text-[clamp(40px,5vw,72px)]/[1.04] [&_em]:block">
            <Emphasis text={headline} />
          </h1>
          <div className="-mx-gutter mt-3.5 mb-1.5 bg-plaster md:hidden">
            <div className="relative h-[34vw] mix-blend-darken brightness-105">
              <Picture source={whole} sizes={sizes} fit="fill" focus={focus} alt="" priority />
            </div>
          </div>
          <p className="max-w-[27em] text-ink-soft max-md:order-2 max-md:mt-7 md:text-lead">{lead}</p>
          <div className="border-ink md:mt-7 md:border-t md:pt-6 lg:[&_form]:grid-cols-2 lg:[&_form]:items-end lg:[&_form]:gap-x-(--gap) lg:[&_form>div:first-child]:contents">
            <LateLeadForm form="microbladingHero" />
            <p className="mt-4 text-caption text-mute">{proof}</p>
          </div>
        </div>
        <ol className="relative col-span-12 -mx-gutter grid bg-plaster px-gutter pt-2 pb-5 md:col-span-5 md:col-start-8 md:mx-0 md:-ml-3 md:grid-rows-4 md:bg-transparent md:px-0 md:pt-bar md:pb-0 lg:-ml-6">
          {studies.map(({ id, caption }, order) => (
            <li
              key={id}
              className="grid grid-cols-[92px_1fr] items-center gap-x-4 border-hair-strong py-2.5 not-last:border-b md:max-lg:grid-cols-1 md:max-lg:content-center lg:grid-cols-[104px_1fr] lg:gap-x-6"
            >
              <p className="text-caption/[1.45] text-ink-soft">
                <Figure number={order + 1} />{' '}
                <span className="block">
                  {caption}
                  {drawings[id].illustration && order === studies.length - 1 && '. Illustrations'}
                </span>
              </p>
              <div className="relative h-25 mask-y-from-86% mix-blend-darken brightness-105 md:h-37.5 md:max-lg:order-first md:max-lg:h-30">
                <Picture source={drawings[id]} sizes={sizes} fit="fill" focus={focus} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
