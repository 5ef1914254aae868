import { useId } from 'react';

import { useStore } from '@/lib/store';
import { Dialog } from '@/ui/Dialog';
import { Select } from '@/ui/Select';

import type { WhatsAppWay } from './model/phone';
import { SHORTCUTS } from './model/shortcuts';
import { changeDeviceSettings, deviceSettings } from './store/deviceSettings';

const WAYS: readonly { value: WhatsAppWay; label: string }[] = [
  { value: 'ask', label: 'Ask (wa.me)' },
  { value: 'web', label: 'WhatsApp Web' },
  { value: 'app', label: 'The app' },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { shortcuts, whatsapp } = useStore(deviceSettings);
  return (
    <Dialog
      open
      onClose={onClose}
      shape="question"
      title={<span className="block font-sans text-label">Keyboard and device</span>}
      description="These settings are for this device, whoever signs in."
    >
      <div className="mt-4 grid gap-4 text-dense">
        <div className="flex items-center justify-between gap-4">
          <span id={`${id}-keys`} className="font-semibold">
            Keyboard shortcuts
          </span>
          <button
            type="button"
            role="switch"
            aria-checked={shortcuts}
            aria-labelledby={`${id}-keys`}
            onClick={() => changeDeviceSettings({ shortcuts: !shortcuts })}
            className="group grid size-11 w-14 place-items-center"
          >
            {/* Forced colours show the transparent outline. */}
            <span className="relative h-6 w-11 rounded-full bg-field outline outline-transparent transition-colors group-aria-checked:bg-success">
              <span className="absolute top-0.5 inset-s-0.5 size-5 text-white transition-[inset-inline-start] group-aria-checked:inset-s-5.5">
                {/* A drawing stays white where the browser darkens the page. */}
                <svg viewBox="0 0 2 2">
                  <circle cx="1" cy="1" r="1" fill="currentColor" />
                </svg>
              </span>
            </span>
          </button>
        </div>
        <dl className="grid grid-cols-[repeat(2,auto_minmax(min-content,1fr))] items-baseline gap-x-3 gap-y-1.5 border-y border-sand py-3">
          {SHORTCUTS.map(({ keys, what }) => (
            <div key={what} className="contents">
              <dt className="whitespace-nowrap">
                {keys.map((key) => (
                  <kbd key={key} className="me-0.5 rounded-sm border border-hair-strong bg-white px-1.5 font-sans text-caption/5">
                    {key === 'Escape' ? 'Esc' : key}
                  </kbd>
                ))}
              </dt>
              <dd className="text-ink-soft">{what}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-way`} className="font-semibold">
            On this device open WhatsApp in
          </label>
          <Select
            id={`${id}-way`}
            density="dense"
            options={WAYS}
            value={whatsapp}
            onChange={(chosen) => changeDeviceSettings({ whatsapp: WAYS.find(({ value }) => value === chosen)?.value ?? 'ask' })}
          />
          <p className="text-ink-soft">Each click opens a new tab, or the app.</p>
        </div>
      </div>
    </Dialog>
  );
}
