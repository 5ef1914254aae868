import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';

import type { LeadDelivery } from '@/leads/LeadDelivery';

import { Delivery } from './Delivery';

/** Mocks of the two methods that deliver a lead. */
export const submit = vi.fn<LeadDelivery['submit']>();
export const insert = vi.fn<LeadDelivery['insert']>();

/** For `beforeEach`: starts a new session in which every lead is accepted. */
export function newVisit(): void {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue(true);
  insert.mockReset().mockResolvedValue('delivered');
}

/** A page or form at a path, with a route for /thank-you. */
export function visit(shown: ReactNode, path: string): ReactElement {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Delivery submit={submit} insert={insert}>
        <Routes>
          <Route path="/thank-you" element={<h1>Thank you</h1>} />
          <Route path="*" element={shown} />
        </Routes>
      </Delivery>
    </MemoryRouter>
  );
}
