import { comingSoon } from '@/content/comingSoon';
import { facts } from '@/site/facts';
import { callUrl, mailUrl } from '@/site/links';

const { phone, email, social } = comingSoon.contact;

const ways = [
  { label: phone, text: facts.phoneShown, href: callUrl },
  { label: email, text: facts.email, href: mailUrl },
  { label: social, text: facts.socialHandle, href: facts.socialUrl, newTab: true },
] as const;

/** Telephone, email and social handle (§2). */
export function Reach() {
  return (
    <ul className="mt-9 border-t border-hair-dark pt-3 md:mt-14 md:pt-4 xl:flex xl:gap-8 2xl:gap-12">
      {ways.map((way) => (
        <li
          key={way.label}
          className="flex items-baseline justify-between gap-4 py-1.5 md:grid md:grid-cols-[7rem_1fr] md:py-0.5 xl:block xl:py-0"
        >
          <span className="text-caption text-on-deep">{way.label}</span>{' '}
          <a
            href={way.href}
            className="inline-flex min-h-11 items-center font-medium whitespace-nowrap no-underline decoration-1 underline-offset-6 hover:underline max-[359px]:text-small xl:flex xl:min-h-11 xl:items-start"
            {...('newTab' in way && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {way.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
