import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';

import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';

/** Mocks of the two methods that deliver a lead. */
export const submit = vi.fn<LeadDelivery['submit']>();
export const insert = vi.fn<LeadDelivery['insert']>();

/** A lead delivery on the page at `/`. */
export const delivery: LeadDelivery = {
  path: () => '/',
  address: (to) => `/functions/v1/receive-form/${to}`,
  goTo: () => undefined,
  prepare: () => undefined,
  isReady: () => true,
  submit,
  insert,
};

/** For `beforeEach`: starts a new session in which every lead is accepted. */
export function newVisit(): void {
  submit.mockReset().mockResolvedValue(true);
  insert.mockReset().mockResolvedValue('delivered');
}

/** A page or form at a path, with a route for /thank-you. `replaced`: other methods of the lead delivery. */
export function visit(shown: ReactNode, path: string, replaced: Partial<LeadDelivery> = {}): ReactElement {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Delivery replaced={replaced}>
        <Routes>
          <Route path="/thank-you" element={<h1>Thank you</h1>} />
          <Route path="*" element={shown} />
        </Routes>
      </Delivery>
    </MemoryRouter>
  );
}

/** Provides a fake lead delivery inside a router. */
function Delivery({ children, replaced }: { children: ReactNode; replaced: Partial<LeadDelivery> }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const value = { ...delivery, path: () => pathname, goTo: (path: string) => void navigate(path), ...replaced };
  return <LeadDeliveryProvider value={value}>{children}</LeadDeliveryProvider>;
}
