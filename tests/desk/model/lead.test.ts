import { expect, test } from 'vitest';

import { fullMessage, wordsOf } from '@/desk/model/lead';

import { lead } from '../fixtures';

test.each([
  ['Booking request from hero section', { own: '', form: 'Booking request from hero section' }],
  ['Lead from Brows & Lashes Dubai popup', { own: '', form: 'Lead from Brows & Lashes Dubai popup' }],
  ['Booking request from hero section: may I come on Friday?', { own: 'may I come on Friday?', form: 'Booking request from hero section' }],
  ['Quick inquiry from Home popup\nهل توجد مواقف؟', { own: 'هل توجد مواقف؟', form: 'Quick inquiry from Home popup' }],
  ['Booking request from hero sections', { own: 'Booking request from hero sections', form: '' }],
  ['I sent a Booking request from hero section', { own: 'I sent a Booking request from hero section', form: '' }],
  ['Booking for two, please', { own: 'Booking for two, please', form: '' }],
  ['', { own: '', form: '' }],
])('%j has the visitor’s own words apart from the form’s', (message, words) => {
  expect(wordsOf(lead({ id: '1', message }))).toEqual(words);
});

test('the visitor’s own words come first, the form’s after them', () => {
  const message = 'Callback request from Microblading Dubai - after six, please';
  expect(fullMessage(lead({ id: '1', message }))).toBe('after six, please\nCallback request from Microblading Dubai');
});
