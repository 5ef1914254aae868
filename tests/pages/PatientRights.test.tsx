import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import PatientRights from '@/pages/PatientRights';
import { chatLinks } from '@/site/chatLinks';
import { matchPath } from '@/site/pages';

import { moveNear } from '../screenDouble';

/** The section under the heading of one of the three parts. */
function part(heading: string): HTMLElement {
  const section = screen.getByRole('heading', { level: 2, name: heading }).closest('section');
  if (!section) throw new Error(`${heading} stands in no section`);
  return section;
}

/** The lists of numbered sentences of a part, without the index. */
function lists(heading: string): HTMLOListElement[] {
  return [...part(heading).querySelectorAll('ol')].filter((list) => !list.closest('nav'));
}

const texts = (list: HTMLOListElement | undefined) => [...(list?.children ?? [])].map((item) => item.textContent ?? '');
const index = () => screen.getByRole('navigation', { name: 'On this page' });
const marked = () => [...index().querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href'));
const group = (id: string) => document.querySelector(`#${id}`) ?? document.body;

describe('what it says', () => {
  beforeEach(() => {
    render(<PatientRights />);
  });

  it('has one h1, Client Rights and Responsibilities, then its three parts in order and where to read on', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Client Rights and Responsibilities');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Your rights',
      'Your responsibilities',
      'A question, or a complaint?',
      'Back to the treatments',
    ]);
  });

  it('leads on to three services; paper leaves them out', () => {
    const related = within(screen.getByRole('heading', { level: 2, name: 'Back to the treatments' }).closest('section') ?? document.body);
    expect(related.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Permanent Makeup', '/permanent-makeup'],
      ['Brows & Lashes', '/brows-lashes'],
      ['Skin Therapy', '/skin-therapy'],
    ]);
    expect(
      screen.getByRole('heading', { level: 2, name: 'Back to the treatments' }).closest('section')?.parentElement?.className,
    ).toContain('print:hidden');
  });

  it('refers to the regulations of the Dubai Health Authority, in the lead and among the rights', () => {
    expect(
      screen.getByText(/in line with Dubai Health Authority \(DHA\) regulations/, { selector: 'section:first-of-type p' }),
    ).toBeTruthy();
    const rights = lists('Your rights').flatMap(texts);
    expect(rights.filter((text) => text.includes('DHA')).length).toBeGreaterThanOrEqual(3);
    expect(rights[13]).toMatch(/complain, to us or to the DHA/);
  });

  it('grants exactly 14 rights, in groups 1-4, 5-10, 11-13 and 14, numbered through', () => {
    const groups = lists('Your rights');
    expect(groups.map((list) => list.start)).toEqual([1, 5, 11, 14]);
    expect(groups.map((list) => texts(list).length)).toEqual([4, 6, 3, 1]);
    const rights = groups.flatMap(texts);
    expect(rights).toHaveLength(14);
    expect(rights.map((text) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(within(part('Your rights')).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('asks for exactly 10 responsibilities, numbered', () => {
    const [list, ...more] = lists('Your responsibilities');
    expect(more).toEqual([]);
    expect(texts(list).map((text) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('says every one of them in a whole sentence', () => {
    const all = [...lists('Your rights'), ...lists('Your responsibilities')].flatMap(texts);
    expect(new Set(all).size).toBe(24);
    for (const text of all) expect(text).toMatch(/(\w+[ ,]+){6,}.*[.]$/);
  });

  it('shows 14 and 10 on two tablets that lead to their parts', () => {
    const rights = screen.getByRole('link', { name: '14 rights' });
    const responsibilities = screen.getByRole('link', { name: '10 responsibilities' });
    expect(document.querySelector(rights.getAttribute('href') ?? '')).toBe(part('Your rights'));
    expect(document.querySelector(responsibilities.getAttribute('href') ?? '')).toBe(part('Your responsibilities'));
  });

  it('leads on to the studio and to the authority', () => {
    const chat = screen.getByRole('link', { name: 'WhatsApp' });
    expect(chat.getAttribute('href')).toBe(chatLinks.main);
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(chat.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: 'hello@ateliermarina.example' }).getAttribute('href')).toBe(
      'mailto:hello@ateliermarina.example',
    );
    expect(screen.getByRole('heading', { level: 3, name: 'To the authority' })).toBeTruthy();
  });

  it('links to no page that does not exist', () => {
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  });
});

describe('the index', () => {
  it('works without scripts: plain anchors, each of which exists once', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<PatientRights />);
    const links = [...page.querySelectorAll('nav a')];
    expect(links.map((link) => link.textContent)).toEqual([
      'Your rights',
      'Respect and safety 1–4',
      'Information and consent 5–10',
      'Your privacy 11–13',
      'Your voice 14',
      'Your responsibilities 1–10',
      'Questions and complaints',
    ]);
    for (const link of links) expect(page.querySelectorAll(`[id="${link.getAttribute('href')?.slice(1)}"]`)).toHaveLength(1);
    expect(page.querySelector('[aria-current]')).toBeNull();
  });

  it('marks the part that was reached last, also on the way up, and none above the first', async () => {
    render(<PatientRights />);
    const parts = ['respect', 'consent', 'privacy', 'voice', 'responsibilities', 'questions'].map((id) => group(id));
    /** The page is scrolled so that `reached` of its parts begin above the reading line. */
    const scrollTo = async (reached: number, touched: number) => {
      for (const [at, element] of parts.entries()) element.getBoundingClientRect = () => new DOMRect(0, at < reached ? 10 : 900, 300, 400);
      await moveNear(parts[touched] ?? document.body, false);
    };
    expect(marked()).toEqual([]);
    await scrollTo(1, 0);
    expect(marked()).toEqual(['#respect']);
    await scrollTo(4, 3);
    expect(marked()).toEqual(['#voice']);
    await scrollTo(6, 5);
    expect(marked()).toEqual(['#questions']);
    await scrollTo(5, 5);
    expect(marked()).toEqual(['#responsibilities']);
    await scrollTo(0, 0);
    expect(marked()).toEqual([]);
  });
});

describe('on paper', () => {
  it('prints at a press', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(<PatientRights />);
    fireEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is a plain document: no index, tablets, buttons or glosses, one column, no ground', () => {
    render(<PatientRights />);
    expect(index().className).toContain('print:hidden');
    expect(screen.getByRole('link', { name: '14 rights' }).parentElement?.className).toContain('print:hidden');
    for (const control of [screen.getByRole('button', { name: 'Print this page' }), screen.getByRole('link', { name: 'WhatsApp' })])
      expect(control.closest('p')?.className).toContain('print:hidden');
    expect(screen.getByText('You are a guest first, a client second.').className).toContain('print:hidden');
    expect(part('Your responsibilities').className).toContain('print:bg-transparent');
    for (const grid of document.querySelectorAll('.grid-12:not(.print\\:hidden *)')) expect(grid.className).toContain('print:block');
  });
});
