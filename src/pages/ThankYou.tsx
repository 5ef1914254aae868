import { useEffect, ViewTransition } from 'react';

import { head, thankYou as content } from '@/content/thankYou';
import { failedText } from '@/leads/leadStatus';
import { useLeadStatus } from '@/leads/useLeadStatus';
import { facts } from '@/site/facts';
import { chatWith } from '@/site/links';
import { Action } from '@/ui/Action';
import { Dot } from '@/ui/Dot';
import { LogoMark } from '@/ui/Logo';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { TextLink } from '@/ui/TextLink';

import { wellFormed } from '../../supabase/functions/_shared/text';

/** Maximum length of a prefilled chat message in characters. Some devices do not open longer addresses. */
const MAX_CHAT_TEXT_LENGTH = 1_000;

/** Thanks the visitor once the sheet or the table has acknowledged the lead. Until then it shows the lead's status. */
export default function ThankYou() {
  const status = useLeadStatus();
  const isSent = status === 'delivered';
  useTitle(isSent ? undefined : `${content.unsent[status].title} | ${facts.studioName}`);
  return (
    <>
      <ViewTransition enter="letter-opens" default="none">
        <Letter {...content.letter} {...(!isSent && content.unsent[status])} typed={status === 'failed' ? failedText() : ''} />
      </ViewTransition>
      {status !== 'failed' && <NextSteps {...content.next} isSent={isSent} />}
    </>
  );
}
ThankYou.head = head;

/** Overrides the document's title. It observes <head>, because the router may set the page's title later (app/useRouteChange.ts). */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let pageTitle = document.title;
    const apply = () => {
      if (document.title === title) return;
      pageTitle = document.title;
      document.title = title;
    };
    apply();
    const watcher = new MutationObserver(apply);
    watcher.observe(document.head, { childList: true });
    return () => {
      watcher.disconnect();
      if (document.title === title) document.title = pageTitle;
    };
  }, [title]);
}

interface LetterProps extends Omit<typeof content.letter, 'title' | 'lead' | 'promise' | 'impatient' | 'chat'> {
  title: string;
  lead: string;
  promise: string;
  impatient: string;
  chat: { label: string; href: string };
  /** Text of a failed request, or '' if there is none. */
  typed: string;
}

function Letter({ picture, title, lead, promise, signature, impatient, chat, call, typed }: LetterProps) {
  return (
    <section className="relative overflow-hidden border-b border-sand pt-[156px] md:pt-[148px]">
      <Picture source={picture} sizes="100vw" box="absolute inset-x-0 top-16 bottom-0 md:top-bar" focus="50% 22%" alt="" priority />
      <div className="wide grid-12 relative">
        <article className="col-span-12 border border-b-0 border-sand bg-white px-6 py-8 md:col-span-10 md:px-20 md:py-16 lg:col-span-6">
          <LogoMark width={34} />
          <h1 className="my-8 text-poster">{title}</h1>
          <div role="status">
            <p className="mb-2 text-lead font-medium">{lead}</p>
            <p className="max-w-[44ch]">
              <NoBreak text={promise} />
            </p>
          </div>
          <p className="my-8 font-serif text-figure/none text-rosewood italic">{signature}</p>
          <div className="border-t border-sand pt-6">
            <p className="mb-3 text-small text-ink-soft">{impatient}</p>
            <div className="button-row">
              <Action {...chat} href={typed === '' ? chat.href : chatWith(shortened(typed))} variant="chat" />
              <Action {...call} variant="line" icon="call" />
            </div>
          </div>
          {typed !== '' && (
            <section aria-labelledby="typed" className="mt-8 border-t border-sand pt-6">
              <h2 id="typed" className="font-sans text-small font-semibold">
                {content.typed}
              </h2>
              <p dir="auto" className="mt-1.5 text-small wrap-anywhere whitespace-pre-line text-ink-soft">
                {typed}
              </p>
            </section>
          )}
        </article>
      </div>
    </section>
  );
}

function shortened(text: string): string {
  return text.length <= MAX_CHAT_TEXT_LENGTH ? text : `${wellFormed(text.slice(0, MAX_CHAT_TEXT_LENGTH))}…`;
}

/** The steps promise what happens next, so they are shown only once the request has been sent. */
function NextSteps({ title, until, links, steps, isSent }: typeof content.next & { isSent: boolean }) {
  return (
    <section className={isSent ? 'py-16 md:py-24' : 'pb-16 md:pb-24'}>
      <div className="wide">
        {isSent && (
          <>
            <h2 className="mb-8 text-display-3 md:mb-12">{title}</h2>
            <ol className="grid gap-y-8 border-brass max-md:border-s max-md:ps-6 md:grid-cols-3 md:gap-x-(--gap) md:border-t">
              {steps.map((step) => (
                <li key={step.title} className="relative md:pt-6">
                  <Dot filled className="absolute top-2 -inset-s-7 text-brass-ink *:size-2 md:-top-1 md:inset-s-0" />
                  <p className="text-small font-semibold text-brass-ink">{step.when}</p>
                  <h3 className="mt-2 mb-1.5 text-h3">{step.title}</h3>
                  <p className="max-w-[36ch] text-ink-soft">{step.text}</p>
                </li>
              ))}
            </ol>
          </>
        )}
        <div className="mt-10 items-center gap-x-6 border-t border-sand pt-4 text-small text-ink-soft md:mt-16 md:flex">
          <p>{until}</p>
          <p className="flex flex-wrap gap-x-6">
            {links.map((link) => (
              <TextLink key={link.href} {...link} className="inline-block py-3" />
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
