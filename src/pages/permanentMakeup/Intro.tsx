import { permanentMakeup } from '@/content/permanentMakeup';
import { Emphasis } from '@/ui/Emphasis';
import { LogoMark } from '@/ui/Logo';
import { reveal } from '@/ui/reveal';

/** §2: intro with badge. A statement left; the badge is a small framed arch. */
export function Intro() {
  const { headline, text, badge } = permanentMakeup.intro;
  return (
    <section className="bg-plaster py-[clamp(64px,7.4vw,112px)]">
      <div ref={reveal} className="wide grid-12 items-center gap-y-12">
        <div className="col-span-12 md:col-span-7 lg:col-span-8">
          <h2 className="max-w-[25em] text-[clamp(29px,2.9vw,42px)]/[1.2] tracking-[-0.006em] text-pretty">
            <Emphasis text={headline} />
          </h2>
          <p className="mt-5 max-w-[62ch] text-ink-soft md:mt-7">{text}</p>
        </div>
        <div className="relative col-span-12 ml-2.5 flex h-73 w-55 flex-col items-center justify-end rounded-t-full bg-porcelain px-5 pb-6.5 text-center before:absolute before:-inset-2.5 before:rounded-[inherit] before:border before:border-brass md:col-span-5 md:mr-2.5 lg:col-span-4 md:ml-0 md:justify-self-end lg:h-81.5 lg:w-62.5 lg:px-6">
          <LogoMark width={26} />
          <p className="mt-4 font-serif text-[23px]/[1.14] font-semibold text-balance lg:text-[25px]/[1.14]">{badge.title}</p>
          <p className="mt-4 w-full border-t border-sand pt-3.5 text-caption text-ink-soft *:block">
            {badge.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
