import illustrated from 'pictures:illustrated';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { facts } from '@/site/facts';
import { callUrl, chatUrl, mailUrl } from '@/site/links';
import { footerLinks, type NavigationLink } from '@/site/navigation';
import { Logo } from '@/ui/Logo';

import { BookAppointment } from './BookAppointment';
import { MotionSwitch } from './MotionSwitch';

/** The footer of every page. Phones have a shorter version. */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className="on-dark bg-oxblood-deep pt-10 pb-[calc(68px+env(safe-area-inset-bottom))] text-small text-on-deep md:pt-20 md:pb-8 print:hidden">
      <div className="wide grid-12 gap-y-2 md:gap-y-10">
        <div className="col-span-12 md:col-span-6 lg:col-span-3">
          <a href="/" className="inline-flex min-h-11 items-center text-porcelain max-md:hidden">
            <Logo name={facts.studioName} />
          </a>
          <p className="font-serif text-card font-medium text-champagne italic md:mt-3 md:max-w-[18ch]">{facts.tagline}.</p>
          <p className="mt-6 max-md:hidden">
            <BookAppointment pathname={pathname} background="dark" />
          </p>
        </div>
        <LinkColumn
          title="Services"
          links={footerLinks.services}
          place="col-span-6 lg:col-span-4"
          list="md:columns-2 max-md:*:nth-[n+5]:hidden"
        />
        <LinkColumn title="Quick Links" links={footerLinks.quick} place="col-span-6 lg:col-span-2" />
        <Column title="Visit & contact" place="col-span-12 md:col-span-6 lg:col-span-3">
          {/* On phones both numbers share a row, and the email is left out. */}
          <address className="not-italic max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:text-caption">
            <p className="flex items-center max-md:w-full md:min-h-11">
              {facts.hotel}, {facts.district}, {facts.city}
            </p>
            <p className="flex items-center max-md:w-full md:min-h-11">{facts.contactHours}</p>
            <FooterLink href={callUrl}>Call {facts.phoneShown}</FooterLink>
            <FooterLink href={chatUrl} newTab>
              WhatsApp {facts.chatNumberShown}
            </FooterLink>
            <FooterLink href={facts.socialUrl} newTab>
              Instagram {facts.socialHandle}
            </FooterLink>
            <div className="max-md:hidden">
              <FooterLink href={mailUrl}>{facts.email}</FooterLink>
            </div>
          </address>
        </Column>
      </div>
      <div className="wide mt-2 flex flex-wrap items-center gap-x-8 border-t border-hair-dark pt-2 text-caption md:mt-16 md:pt-4">
        <p>
          © {facts.copyrightYear} {facts.studioName}. All rights reserved.
        </p>
        {illustrated !== 'none' && <p>{illustrated === 'all' ? 'Pictures are illustrations.' : 'Some pictures are illustrations.'}</p>}
        <div className="ms-auto">
          <MotionSwitch />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, place, children }: { title: string; place: string; children: ReactNode }) {
  return (
    <div className={place}>
      <h2 className="mb-3 font-sans text-eyebrow text-champagne uppercase max-md:sr-only">{title}</h2>
      {children}
    </div>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly NavigationLink[];
  place: string;
  list?: string;
}

function LinkColumn({ title, links, place, list }: LinkColumnProps) {
  if (links.length === 0) return null;
  return (
    <Column title={title} place={place}>
      <ul className={list}>
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
      className="flex min-h-11 w-fit min-w-11 items-center hover:text-porcelain hover:underline"
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
