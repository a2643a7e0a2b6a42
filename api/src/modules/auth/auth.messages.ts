import type { Message } from '../messages/send-message.ts'

export const codeMessage = (code: string, minutes: number): Message => ({
  subject: `${code} is your Brightyard code`,
  paragraphs: [
    `your code is ${code}. Enter it on the page where you asked for it, within ${minutes} minutes.`,
    'No one at Brightyard will ever ask you for it. If it was not you, ignore this message.',
  ],
  short: `${code} is your Brightyard code, for ${minutes} minutes. Do not share it.`,
})

/** For people who sign up again, or whose contact someone else tries to use. */
export const accountExistsMessage = (loginLink: string, forgotLink: string): Message => ({
  subject: 'You already have a Brightyard account',
  paragraphs: [
    'someone has just tried to sign up with this contact. It already belongs to your account. Sign in here:',
    loginLink,
    'If you have forgotten your password, choose a new one here:',
    forgotLink,
    'If it was not you, ignore this message: nothing has changed.',
  ],
  short: `This number already has a Brightyard account. Sign in: ${loginLink}`,
})

export const resetMessage = (link: string, minutes: number): Message => ({
  subject: 'Choose a new password for Brightyard',
  paragraphs: [
    `someone asked for a new password for your account. Open this link within ${minutes} minutes to choose one:`,
    link,
    'It works once. If it was not you, ignore this message: your password stays the same.',
  ],
  short: `Choose a new Brightyard password within ${minutes} minutes: ${link}`,
})

export const passwordChangedMessage = (forgotLink: string): Message => ({
  subject: 'Your Brightyard password was changed',
  paragraphs: [
    'the password of your account was changed just now, and its other sessions were ended.',
    'If it was not you, choose a new one at once:',
    forgotLink,
  ],
  short: `Your Brightyard password was changed. Not you? ${forgotLink}`,
})

export const kidIdsMessage = (
  kids: readonly { name: string; loginId: string }[],
  loginLink: string,
): Message => ({
  subject: 'The kid IDs of your family',
  paragraphs: [
    'your kids sign in with these ids and their own passwords:',
    kids.map(({ name, loginId }) => `${name}: ${loginId}`).join('\n'),
    loginLink,
  ],
  short: `Kid IDs: ${kids.map(({ name, loginId }) => `${name} ${loginId}`).join(', ')}`,
})

export const contactChangedMessage = (what: string, forgotLink: string): Message => ({
  subject: `The ${what} of your Brightyard account was changed`,
  paragraphs: [
    `the ${what} of your account was changed just now. This contact no longer opens it.`,
    'If it was not you, contact us at once and choose a new password with the other contact of your account:',
    forgotLink,
  ],
  short: `The ${what} of your Brightyard account was changed. Not you? ${forgotLink}`,
})

export const linkedMessage = (provider: string, securityLink: string): Message => ({
  subject: `${provider} now opens your Brightyard account`,
  paragraphs: [
    `from now on you can sign in with ${provider}. If it was not you, remove it and choose a new password:`,
    securityLink,
  ],
  short: `${provider} now opens your Brightyard account. Not you? ${securityLink}`,
})

export const unlinkedMessage = (provider: string, securityLink: string): Message => ({
  subject: `${provider} no longer opens your Brightyard account`,
  paragraphs: [
    `it has just been removed. If it was not you, check where you are signed in:`,
    securityLink,
  ],
  short: `${provider} no longer opens your Brightyard account. Not you? ${securityLink}`,
})

export const deletionMessage = (day: string, securityLink: string): Message => ({
  subject: 'Your Brightyard account will be deleted',
  paragraphs: [
    `you asked us to delete your account. That will happen on ${day}. Until then nothing changes, and you can cancel here:`,
    securityLink,
    'If it was not you, cancel it and choose a new password.',
  ],
  short: `Your Brightyard account will be deleted on ${day}. Cancel: ${securityLink}`,
})

export const deletedMessage: Message = {
  subject: 'Your Brightyard account is deleted',
  paragraphs: [
    'your account and the data of your kids are deleted, as you asked. We keep invoices for as long as the law requires, without your contact details.',
  ],
  short: 'Your Brightyard account is deleted, as you asked.',
}
