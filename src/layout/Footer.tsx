import illustrated from 'pictures:illustrated';
import type { ReactNode } from 'react';

import { facts } from '@/site/facts';
import { callUrl, chatUrl } from '@/site/links';
import { footerLinks, type NavigationLink } from '@/site/navigation';
import { Logo } from '@/ui/Logo';

import { MotionSwitch } from './MotionSwitch';

/** The footer: tagline, service links, quick links, address, phone, chat number, social handle, copyright. */
export function Footer() {
  return (
    <footer className="on-dark bg-oxblood-deep pt-8 pb-[calc(28px+64px+env(safe-area-inset-bottom))] text-small text-on-deep md:pt-20 md:pb-7 print:hidden">
      <div className="wide grid-12 gap-y-7 md:gap-y-9">
        <div className="col-span-12 lg:col-span-4">
          <a href="/" className="inline-flex min-h-11 items-center text-porcelain no-underline">
            <Logo name={facts.studioName} />
          </a>
          <p className="mt-3 max-w-[18ch] max-md:max-w-none font-serif text-[24px]/[1.3] font-medium text-pretty text-champagne italic">
            {facts.tagline}.
          </p>
        </div>
        <LinkColumn title="Services" links={footerLinks.services} />
        <LinkColumn title="Quick Links" links={footerLinks.quick} />
        <Column title="Visit & contact" wide>
          <address className="not-italic">
            <p className="flex min-h-11 items-center">
              {facts.hotel}, {facts.district}, {facts.city}
            </p>
            <FooterLink href={callUrl}>Call {facts.phoneShown}</FooterLink>
            <FooterLink href={chatUrl} newTab>
              WhatsApp {facts.chatNumberShown}
            </FooterLink>
            <FooterLink href={facts.socialUrl} newTab>
              Instagram {facts.socialHandle}
            </FooterLink>
          </address>
        </Column>
      </div>
      <div className="wide mt-7 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-hair-dark pt-4 text-caption md:mt-18 md:max-xl:pr-14">
        <p>
          © {facts.copyrightYear} {facts.studioName}. All rights reserved.
        </p>
        {illustrated !== 'none' && <p>{illustrated === 'all' ? 'Pictures are illustrations.' : 'Some pictures are illustrations.'}</p>}
        <div className="ml-auto">
          <MotionSwitch />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-12 md:col-span-6 lg:col-span-4' : 'col-span-6 md:col-span-3 lg:col-span-2'}>
      <h2 className="mb-3.5 font-sans text-eyebrow font-semibold text-champagne uppercase">{title}</h2>
      {children}
    </div>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <Column title={title}>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <FooterLink href={link.path}>{link.label}</FooterLink>
          </li>
        ))}
      </ul>
    </Column>
  );
}

function FooterLink({ href, newTab = false, children }: { href: string; newTab?: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-11 w-fit items-center no-underline underline-offset-4 hover:text-porcelain hover:underline"
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
