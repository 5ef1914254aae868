import { useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { classNames } from '@/lib/classNames';
import { facts } from '@/site/facts';
import { headerLinks, type NavigationLink } from '@/site/navigation';
import { matchPath, normalisePath } from '@/site/pages';
import { Logo } from '@/ui/Logo';

import { BookAppointment } from './BookAppointment';
import { LateMobileMenu } from './lateFrame';
import { ServicesMenu } from './ServicesMenu';
import { useHeaderState } from './useHeaderState';

const backgrounds = {
  top: 'h-17 md:h-bar',
  solid: 'h-16 border-b border-sand bg-porcelain md:h-bar-solid',
  white: 'h-16 bg-white shadow-bar md:h-bar-solid',
  hidden: 'h-16 -translate-y-full bg-porcelain md:h-bar-solid',
} as const;

/** The header of every page. Landing pages have a reduced one: no menu, one button. */
export function Header() {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const scrolled = useHeaderState(bar);
  const match = matchPath(pathname);
  const staff = match?.page.staff;
  const state = staff && scrolled === 'top' ? 'solid' : scrolled;
  const background = state === 'top' ? match?.page.heroBackground : undefined;
  const reduced = match?.route.landingButton;

  return (
    <header
      ref={bar}
      data-state={state}
      className={classNames(
        'fixed inset-x-0 top-0 z-bar [--spacing:4px] print:hidden transition-[translate,background-color,box-shadow,height]',
        backgrounds[state],
        background ? 'on-dark text-porcelain' : 'text-ink',
      )}
    >
      <div className={classNames(match?.id === 'dashboard' ? 'wide-staff' : 'wide', 'flex h-full items-center')}>
        <a href="/" className="focus-inside inline-flex min-h-11 items-center">
          <Logo name={facts.studioName} />
        </a>
        {reduced ? (
          <div className="ms-auto">
            <BookAppointment pathname={pathname} label={reduced} background={background} />
          </div>
        ) : (
          <>
            <nav aria-label="Main" className="ms-auto flex items-center gap-6 max-lg:hidden xl:gap-10">
              {headerLinks.about.map((link) => (
                <BarLink key={link.path} link={link} pathname={pathname} />
              ))}
              <ServicesMenu links={headerLinks.services} pathname={pathname} />
              {headerLinks.more.map((link) => (
                <BarLink key={link.path} link={link} pathname={pathname} />
              ))}
            </nav>
            <div className="ms-auto max-md:hidden lg:ms-10">
              <BookAppointment pathname={pathname} background={background} />
            </div>
            <LateMobileMenu pathname={pathname} />
          </>
        )}
      </div>
    </header>
  );
}

function BarLink({ link, pathname }: { link: NavigationLink; pathname: string }) {
  return (
    <a href={link.path} aria-current={normalisePath(pathname) === link.path ? 'page' : undefined} className="bar-link focus-inside">
      {link.label}
    </a>
  );
}
