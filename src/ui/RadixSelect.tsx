import * as Radix from '@radix-ui/react-select';
import { type RefCallback, useEffect, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { registerOverlay } from '@/lib/overlays';

import { Icon } from './Icon';
import { NoticeIcon } from './NoticeIcon';
import { type SelectProps, SelectTrigger } from './SelectTrigger';
import { watchBack } from './useModal';

type RadixSelectProps = SelectProps & { ref: RefCallback<HTMLElement>; opensAtOnce: boolean };

/**
 * A Select with a Radix list, at most 24 rem high. Radix provides keyboard control, typeahead and scroll buttons. `opensAtOnce`: the visitor
 * tried to open the list before it had loaded.
 */
export function RadixSelect({ ref, opensAtOnce, ...select }: RadixSelectProps) {
  const { options, value, onChange, disabled = false } = select;
  const [open, setOpen] = useState(opensAtOnce);
  useEffect(() => (open ? registerOverlay() : undefined), [open]);
  useEffect(() => (open ? watchBack(() => setOpen(false)) : undefined), [open]);
  return (
    <Radix.Root
      value={options.some((option) => option.value === value) ? value : ''}
      onValueChange={onChange}
      open={open && !disabled}
      onOpenChange={setOpen}
      disabled={disabled}
    >
      {/* After a press with a mouse, Radix ignores clicks without a press, as screen readers make them. */}
      <Radix.Trigger ref={ref} asChild onClick={() => setOpen(true)}>
        <SelectTrigger select={select} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={8}
          collisionPadding={12}
          className={classNames(
            'z-toast overflow-hidden rounded-sm border border-field bg-white shadow-dialog',
            'max-h-[min(24rem,var(--radix-select-content-available-height))]',
            'max-w-[min(36rem,100vw-32px)] min-w-(--radix-select-trigger-width)',
          )}
        >
          <ScrollHint direction="up" />
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-body/snug outline-none select-none',
                  'data-highlighted:bg-oxblood data-highlighted:text-white data-[state=checked]:font-semibold',
                )}
              >
                <span className="wrap-anywhere">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <NoticeIcon name="check" size={16} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <ScrollHint direction="down" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function ScrollHint({ direction }: { direction: 'up' | 'down' }) {
  const Hint = direction === 'up' ? Radix.ScrollUpButton : Radix.ScrollDownButton;
  return (
    <Hint className={classNames('grid h-7 place-items-center bg-white', direction === 'up' && 'rotate-180')}>
      <Icon name="down" size={16} />
    </Hint>
  );
}
