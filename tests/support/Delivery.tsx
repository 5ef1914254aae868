import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';

interface DeliveryProps extends Partial<LeadDelivery> {
  children: ReactNode;
}

/** Provides a fake lead delivery inside a router. The delivery accepts every lead, unless a prop replaces a method. */
export function Delivery({ children, ...overrides }: DeliveryProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const value: LeadDelivery = {
    path: () => pathname,
    address: (to) => `/functions/v1/receive-form/${to}`,
    goTo: (path) => void navigate(path),
    prepare: () => undefined,
    isReady: () => true,
    submit: async () => true,
    insert: async () => 'delivered',
    ...overrides,
  };
  return <LeadDeliveryProvider value={value}>{children}</LeadDeliveryProvider>;
}
