import type { Mail } from './mail-port.ts'

export const resetLetter = (to: string, link: string, minutes: number): Mail => ({
  to,
  subject: 'Choose a new password for Brightyard',
  text: [
    'Hello,',
    `somebody asked for a new password for your account. Open this link within ${minutes} minutes to choose one:`,
    link,
    'It works once. If it was not you, do nothing: your password stays as it is.',
    'Your Brightyard team',
  ].join('\n\n'),
})

export const passwordChangedLetter = (to: string, forgotLink: string): Mail => ({
  to,
  subject: 'Your Brightyard password was changed',
  text: [
    'Hello,',
    'the password of your account was changed just now, and its other sessions were ended.',
    'If it was not you, choose a new one at once:',
    forgotLink,
    'Your Brightyard team',
  ].join('\n\n'),
})

export const invitationLetter = (
  to: string,
  options: { from: string; link: string; isVendor: boolean },
): Mail => ({
  to,
  subject: `${options.from} invites you to Brightyard`,
  text: [
    'Hello,',
    options.isVendor
      ? `${options.from} thinks that you would be a good partner for Brightyard. Register here:`
      : `${options.from} invites you and your kids to programs, activities and the shop of Brightyard:`,
    options.link,
    'Your Brightyard team',
  ].join('\n\n'),
})
