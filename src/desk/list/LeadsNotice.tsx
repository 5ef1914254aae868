import type { ReactNode } from 'react';

interface LeadsNoticeProps {
  title: string;
  text?: string | undefined;
  /** The button that leads on. */
  action?: ReactNode;
}

/** In place of the leads: the arch as an empty niche, a sentence, a way on. Not read out by itself: LeadCount and the toast tell it. */
export function LeadsNotice({ title, text, action }: LeadsNoticeProps) {
  return (
    <div className="grid justify-items-center border-b border-sand px-6 pt-14 pb-16 text-center">
      <span
        aria-hidden="true"
        className="relative mt-2 mb-8 ml-2 block h-21 w-16 rounded-t-[32px] rounded-b-sm bg-petal after:absolute after:-top-2 after:right-2 after:bottom-2 after:-left-2 after:rounded-t-[32px] after:rounded-b-sm after:border after:border-brass"
      />
      <div>
        <span className="block text-body/6 font-semibold">{title}</span>
        {text !== undefined && <span className="mt-1.5 block max-w-[46ch] text-small/[22px] wrap-anywhere text-ink-soft">{text}</span>}
      </div>
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
