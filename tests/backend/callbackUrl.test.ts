import { AuthClient } from '@supabase/supabase-js';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStaffBackend } from '@/backend/supabase/staffBackend';
import type { StaffMember } from '@/leads/ports';

import { fakeSupabase } from './staffFake';

const initialize = vi.spyOn(AuthClient.prototype, 'initialize');

beforeEach(() => localStorage.clear());

afterEach(() => {
  initialize.mockClear();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

/** A URL callback needs an access token, expiry, refresh token and token type. Each is a project of its own to the library. */
it.each([
  ['expiry, refresh token and token type', 'access_token=a', 'http://one.test/supabase'],
  ['refresh token', 'access_token=a&expires_in=3600&token_type=bearer', 'http://two.test/supabase'],
  ['token type', 'access_token=a&expires_in=3600&refresh_token=r', 'http://three.test/supabase'],
  ['expiry', 'access_token=a&refresh_token=r&token_type=bearer', 'http://four.test/supabase'],
])('a callback without %s: No session defined in URL, and nobody is signed in', async (_missing, hash, supabaseUrl) => {
  const server = fakeSupabase();
  window.location.hash = hash;
  const seen: (StaffMember | null)[] = [];
  createStaffBackend({ supabaseUrl, supabaseKey: 'sb_publishable_test' }).auth.watch((member) => seen.push(member));
  await waitFor(() => expect(seen).toEqual([null]));
  const [started] = initialize.mock.results;
  expect(await started?.value).toMatchObject({ error: { message: 'No session defined in URL' } });
  expect(server.requests).toEqual([]);
});
