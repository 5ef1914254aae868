import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';

interface DeliveryProps extends Partial<LeadDelivery> {
  children: ReactNode;
}

/** Where forms hand their leads, inside a router: every lead is taken over, unless a part says otherwise. */
export function Delivery({ children, ...parts }: DeliveryProps) {
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
    ...parts,
  };
  return <LeadDeliveryProvider value={value}>{children}</LeadDeliveryProvider>;
}
