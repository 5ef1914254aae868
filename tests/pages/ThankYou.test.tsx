import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';

import ThankYou from '@/pages/ThankYou';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';

beforeEach(() => {
  render(<ThankYou />);
});

it('says that the request was submitted, and that the team reviews it within 2 hours, calls, and schedules a free consultation', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you');
  expect(screen.getByText('Your request has been submitted.')).toBeTruthy();
  expect(screen.getByText('Our team will review it within 2 hours, call you, and schedule your free consultation.')).toBeTruthy();
});

it('repeats the promise step by step, without another figure', () => {
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual(['We read it', 'We call', 'We meet']);
  expect(steps[0]?.textContent).toContain('Within 2 hours');
  expect(steps[2]?.textContent).toContain('free consultation');
  expect(document.body.textContent?.match(/\d+/g)).toEqual(['2', '2']);
});

it('has WhatsApp in a new tab, Call Now in this one, and no other link', () => {
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['WhatsApp', studio.chat, '_blank'],
    ['Call Now', studio.call, null],
  ]);
  expect(links[0]?.getAttribute('rel')).toContain('noopener');
});

it('opens the booking dialog from its bar', () => {
  expect(matchPath('/thank-you')?.route.booking).toEqual({ kind: 'modal' });
});

it('is whole without scripts', () => {
  const html = renderToString(<ThankYou />);
  expect(html).toContain('within 2 hours');
  expect(html).not.toContain('opacity-0');
});
