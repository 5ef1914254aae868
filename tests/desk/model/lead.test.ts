import { expect, test } from 'vitest';

import { fullMessage, leadTitle, withLink, messageParts } from '@/desk/model/lead';
import { isolate } from '@/desk/model/text';

import { lead } from '../../support/fixtures';

test.each([
  ['Booking request from hero section', { own: '', form: 'Booking request from hero section' }],
  ['Lead from Brows & Lashes Dubai popup', { own: '', form: 'Lead from Brows & Lashes Dubai popup' }],
  ['Booking request from hero section: may I come on Friday?', { own: 'may I come on Friday?', form: 'Booking request from hero section' }],
  ['Quick inquiry from Home popup\nهل توجد مواقف؟', { own: 'هل توجد مواقف؟', form: 'Quick inquiry from Home popup' }],
  ['Booking request from hero sections', { own: 'Booking request from hero sections', form: '' }],
  ['I sent a Booking request from hero section', { own: 'I sent a Booking request from hero section', form: '' }],
  ['Booking for two, please', { own: 'Booking for two, please', form: '' }],
  ['', { own: '', form: '' }],
])('%j has the visitor’s own words apart from the form’s', (message, text) => {
  expect(messageParts(lead({ id: '1', message }))).toEqual(text);
});

test('the visitor’s own words come first, the form’s after them', () => {
  const message = 'Callback request from Microblading Dubai - after six, please';
  expect(fullMessage(lead({ id: '1', message }))).toBe('after six, please\nCallback request from Microblading Dubai');
});

const BLANK = ['', ' \n', '\u200b', '\u3164', '\u2800', '\u202e\u2066', '\u00ad\ufeff\u115f'];

test.each(BLANK)('a lead named %j is called by its number', (name) => {
  expect(leadTitle(lead({ id: '1', name }))).toBe('+971 50 000 0012');
  expect(leadTitle(lead({ id: '1', name, phone: name }))).toBe('mariam.k@example.com');
});

test('a name cannot reorder the words around it', () => {
  expect(leadTitle(lead({ id: '1', name: 'Mariam\u202e Khoury\u2069' }))).toBe('Mariam Khoury');
  expect(['Mariam', 'مريم'].map(isolate)).toEqual(['Mariam', '\u2068مريم\u2069']);
});

test('a link to a lead or to the overview survives the login, and nothing else of the address does', () => {
  const links = ['?lead=a%26b&x=1', '?overview&x=1', '?x=1'].map((search) => withLink('/login', search));
  expect(links).toEqual(['/login?lead=a%26b', '/login?overview', '/login']);
});
