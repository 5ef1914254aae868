import * as Radix from '@radix-ui/react-select';
import { useEffect, useRef } from 'react';

import { classNames } from '@/lib/classNames';
import { holdOverlay } from '@/lib/overlays';

import { fieldBox, fieldBoxDense } from './fieldStyle';
import { Icon } from './Icon';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps {
  /** The id of the trigger, for its label. */
  id: string;
  options: readonly SelectOption[];
  /** '' shows the placeholder; so does a value that no option has. */
  value: string;
  placeholder: string;
  onChange(value: string): void;
  density?: 'form' | 'dense';
  disabled?: boolean;
  /** Marks a filter that is in use. */
  active?: boolean;
}

/**
 * A list of options under a field (Radix Select). Keyboard, typeahead and scroll buttons are Radix's; at most 24 rem high (§9).
 * @throws Error with the text of §8 when an option's value is an empty string.
 */
export function Select({ id, options, value, placeholder, onChange, density = 'form', disabled = false, active = false }: SelectProps) {
  if (options.some((option) => option.value === '')) {
    throw new Error('A <Select.Item /> must have a value prop that is not an empty string.');
  }
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root
      value={chosen?.value ?? ''}
      onValueChange={onChange}
      onOpenChange={(open) => {
        release.current?.();
        release.current = open ? holdOverlay() : undefined;
      }}
      disabled={disabled}
    >
      <Radix.Trigger
        id={id}
        className={classNames(
          density === 'form' ? `${fieldBox} gap-2` : `${fieldBoxDense} gap-1 max-md:px-2.5 md:gap-2`,
          'flex items-center justify-between text-left data-placeholder:text-mute',
          active && 'border-rosewood bg-petal!',
        )}
      >
        <span className="truncate leading-normal">
          {/* By itself Radix knows the words only once its list has been there: prerendered, the box would be empty. */}
          <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
        </span>
        <Icon name="down" size={16} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={8}
          collisionPadding={12}
          className="z-toast max-h-[min(24rem,var(--radix-select-content-available-height))] max-w-[calc(100vw-32px)] min-w-(--radix-select-trigger-width) overflow-hidden rounded-sm border border-field bg-white shadow-dialog"
        >
          <ScrollHint direction="up" />
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-body/snug outline-none select-none data-highlighted:bg-oxblood data-highlighted:text-white data-[state=checked]:font-semibold"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon name="check" size={16} />
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
