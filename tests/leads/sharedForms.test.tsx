import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';

import { LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { LeadForm } from '@/leads/LeadForm';
import { createSharedValues } from '@/leads/sharedValues';

import { preloadIslands } from '../islands';

beforeAll(preloadIslands);

test('what was typed into one form before the scripts is in both once they are there', async () => {
  const shared = createSharedValues();
  const page = (
    <LeadDeliveryProvider value={{ prepare: () => undefined, submit: async () => true, insert: async () => true }}>
      <MemoryRouter>
        <LeadForm form="lipBlushHero" shared={shared} />
        <LeadForm form="lipBlushFinal" shared={shared} />
      </MemoryRouter>
    </LeadDeliveryProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [first, second] = screen.getAllByLabelText('Full Name');
  if (first instanceof HTMLInputElement) first.value = 'Lip Shamsa';
  const root = await act(async () => hydrateRoot(container, page));
  await waitFor(() => expect(second).toHaveProperty('value', 'Lip Shamsa'));
  expect(first).toHaveProperty('value', 'Lip Shamsa');
  act(() => root.unmount());
  container.remove();
});
