import { mailsTo } from './support/backend';
import { openPage, staff } from './support/journeys';
import { expect, test } from './support/test';

test('the emailed link for a forgotten password sets a new password, works once, and leaves no token in the browser', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'If this address has an account' })).toBeVisible();
  await expect.poll(() => mailsTo(staff.email).length).toBe(1);
  const link = /\S+\/auth\/v1\/verify\S+/.exec(mailsTo(staff.email)[0] ?? '')?.[0] ?? '';
  const path = new URL(link).pathname + new URL(link).search;

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('access_token');
  await page.getByLabel('New password', { exact: true }).fill('quietly yours');
  await page.getByLabel('Repeat the new password').fill('quietly yours');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Lead dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill('quietly yours');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Lead dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await openPage(page, path);
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.');
});
