import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '@/ui/Button';
import { Alert } from '@/ui/Notice';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';

import type { StaffSession } from './session';

/** Same value as in supabase/config.toml. */
const MIN_PASSWORD_LENGTH = 10;
/** The auth server refuses longer passwords. Counted here instead of with `maxLength`, which silently cuts a pasted password. */
const MAX_PASSWORD_BYTES = 72;
const PASSWORD_TOO_LONG = 'At most 72 letters and digits; an Arabic letter counts as two.';
const TOO_MANY_EMAILS = 'Too many emails have been requested. Check your inbox first; if nothing is there, try again in an hour.';

interface LoginFormProps {
  signIn: StaffSession['signIn'];
  /** Why nobody can sign in; the form is disabled then. */
  problem: string | undefined;
  /** Shown before the first try. */
  notice: string | undefined;
  onForgot: () => void;
}

/** Uncontrolled fields, so that password managers can fill them. */
export function LoginForm({ signIn, problem, notice, onForgot }: LoginFormProps) {
  const [isReadable, setReadable] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { busy, error, submit } = useSubmit(async (data) => {
    // Hide the password: browsers offer to save it only from a password field.
    setReadable(false);
    return (await signIn(textOf(data, 'email'), textOf(data, 'password'))).error;
  });

  useEffect(() => email.current?.focus(), []);

  useEffect(() => {
    if (!error || !password.current) return;
    password.current.value = '';
    password.current.focus();
  }, [error]);

  const alert = problem ?? error?.message ?? notice;
  const disabled = busy || problem !== undefined;
  return (
    <>
      {alert !== undefined && (
        <div className="mb-5">
          <Alert>{alert}</Alert>
        </div>
      )}
      <form className="grid gap-5" onSubmit={submit}>
        <TextField label="Email" name="email" type="email" required autoComplete="username" {...asTyped} disabled={disabled} ref={email} />
        <div className="relative">
          <TextField
            label="Password"
            name="password"
            type={isReadable ? 'text' : 'password'}
            required
            autoComplete="current-password"
            {...asTyped}
            disabled={disabled}
            ref={password}
          />
          <TextButton className="absolute -top-3.5 -inset-e-2" onClick={() => setReadable((now) => !now)} disabled={disabled}>
            <span>{isReadable ? 'Hide' : 'Show'}</span> <span className="sr-only">password</span>
          </TextButton>
        </div>
        <div className="mt-1">
          <Button type="submit" wide disabled={disabled} busy={busy ? 'Signing in...' : undefined}>
            Sign In
          </Button>
        </div>
        {problem === undefined && (
          <TextButton onClick={onForgot} disabled={busy}>
            Forgot password?
          </TextButton>
        )}
      </form>
    </>
  );
}

interface ForgotFormProps {
  mailLink: StaffSession['mailLink'];
  onBack: () => void;
}

/** Requests a link by email. Apart from "too many emails", the result does not reveal which addresses have an account. */
export function ForgotForm({ mailLink, onBack }: ForgotFormProps) {
  const [isMailed, setMailed] = useState(false);
  const { busy, error, submit } = useSubmit(async (data) => {
    if ((await mailLink(textOf(data, 'email'))) === 'throttled') return TOO_MANY_EMAILS;
    setMailed(true);
    return undefined;
  });

  return (
    <div className="grid gap-5">
      {error && <Alert>{error.message}</Alert>}
      {isMailed ? (
        <p role="status" className="text-small/normal">
          If this address has an account, we have sent a link to it. The link works once and expires after an hour.
        </p>
      ) : (
        <form className="grid gap-5" onSubmit={submit}>
          <TextField label="Email" name="email" type="email" required autoComplete="username" readOnly={busy} />
          <Button type="submit" wide busy={busy ? 'Sending...' : undefined}>
            Send the link
          </Button>
        </form>
      )}
      <TextButton onClick={onBack}>Back to sign in</TextButton>
    </div>
  );
}

/** Asks for a new password twice. */
export function PasswordForm({ setPassword }: { setPassword: StaffSession['setPassword'] }) {
  const { busy, error, submit } = useSubmit(async (data) => {
    const password = textOf(data, 'new');
    if (password !== textOf(data, 'again')) return 'The passwords do not match.';
    if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return PASSWORD_TOO_LONG;
    return (await setPassword(password)).error;
  });

  const field = { type: 'password', required: true, minLength: MIN_PASSWORD_LENGTH, autoComplete: 'new-password', readOnly: busy } as const;
  return (
    <form className="grid gap-5" onSubmit={submit}>
      {error && <Alert>{error.message}</Alert>}
      <TextField label="New password" name="new" {...field} />
      <TextField label="Repeat the new password" name="again" {...field} />
      <Button type="submit" wide busy={busy ? 'Saving...' : undefined}>
        Set password
      </Button>
    </form>
  );
}

/** Prevents correction, and spell checking by a remote service. */
const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Submits a form, one request at a time. `send` resolves with an error message, or undefined on success. After a success the form stays
 * busy, because the page changes. `error` is a new object each time, even with the same message.
 */
function useSubmit(send: (data: FormData) => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ message: string }>();

  async function run(data: FormData): Promise<void> {
    setBusy(true);
    setError(undefined);
    const message = await send(data).catch(() => 'An unexpected error occurred');
    if (message === undefined) return;
    setBusy(false);
    setError({ message });
  }

  return {
    busy,
    error,
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (!busy) void run(new FormData(event.currentTarget));
    },
  };
}
