import type { Message } from '../mail/tell.ts'

export const codeMessage = (code: string, minutes: number): Message => ({
  subject: `${code} is your Brightyard code`,
  paragraphs: [
    `your code is ${code}. Enter it on the page where you asked for it, within ${minutes} minutes.`,
    'Nobody of Brightyard will ever ask you for it. If it was not you, do nothing.',
  ],
  short: `${code} is your Brightyard code, for ${minutes} minutes. Tell it to nobody.`,
})

/** To somebody who signs up again, or whose contact another account wants. */
export const accountExistsMessage = (loginLink: string, forgotLink: string): Message => ({
  subject: 'You have a Brightyard account already',
  paragraphs: [
    'somebody wanted to use this contact for an account just now. It belongs to your account already. Sign in here:',
    loginLink,
    'If you do not know your password any more, choose a new one here:',
    forgotLink,
    'If it was not you, do nothing: nothing has changed.',
  ],
  short: `This number has a Brightyard account already. Sign in: ${loginLink}`,
})

export const resetMessage = (link: string, minutes: number): Message => ({
  subject: 'Choose a new password for Brightyard',
  paragraphs: [
    `somebody asked for a new password for your account. Open this link within ${minutes} minutes to choose one:`,
    link,
    'It works once. If it was not you, do nothing: your password stays as it is.',
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
  subject: 'The kid ids of your family',
  paragraphs: [
    'your kids sign in with these ids and their own passwords:',
    kids.map(({ name, loginId }) => `${name}: ${loginId}`).join('\n'),
    loginLink,
  ],
  short: `Kid ids: ${kids.map(({ name, loginId }) => `${name} ${loginId}`).join(', ')}`,
})

export const contactChangedMessage = (what: string, forgotLink: string): Message => ({
  subject: `The ${what} of your Brightyard account was changed`,
  paragraphs: [
    `the ${what} of your account was changed just now. This contact no longer opens it.`,
    'If it was not you, write to us at once and choose a new password by the other contact of your account:',
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
    `you removed it just now. If it was not you, look at who is signed in:`,
    securityLink,
  ],
  short: `${provider} no longer opens your Brightyard account. Not you? ${securityLink}`,
})

export const deletionMessage = (day: string, securityLink: string): Message => ({
  subject: 'Your Brightyard account will be deleted',
  paragraphs: [
    `you asked us to delete your account. It happens on ${day}; until then everything stays as it is, and you can call it off here:`,
    securityLink,
    'If it was not you, call it off and choose a new password.',
  ],
  short: `Your Brightyard account will be deleted on ${day}. Call it off: ${securityLink}`,
})

export const deletedMessage: Message = {
  subject: 'Your Brightyard account is deleted',
  paragraphs: [
    'your account and the data of your kids are deleted, as you asked. Invoices stay for as long as the law wants, without your contacts.',
  ],
  short: 'Your Brightyard account is deleted, as you asked.',
}
