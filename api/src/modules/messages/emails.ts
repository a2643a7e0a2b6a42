import type { Email } from './email-port.ts'

export const invitationEmail = (
  to: string,
  options: { from: string; links: readonly string[]; isVendor: boolean },
): Email => ({
  to,
  subject: `${options.from} invites you to Brightyard`,
  text: [
    'Hello,',
    options.isVendor
      ? `${options.from} thinks that you would be a good partner for Brightyard. Register here:`
      : `${options.from} invites you and your kids to programs, activities and the shop of Brightyard:`,
    options.isVendor
      ? `As a partner: ${options.links[0]}\n\nAs a school: ${options.links[1]}`
      : (options.links[0] ?? ''),
    'Your Brightyard team',
  ].join('\n\n'),
})

/** A notification as an email; its last line links to the settings. */
export const notificationEmail = (
  to: string,
  notification: { title: string; description: string; link: string; settingsLink: string },
): Email => ({
  to,
  subject: notification.title.replaceAll(/[\r\n]+/g, ' '),
  text: [
    'Hello,',
    notification.description || notification.title,
    notification.link,
    `Choose which emails you receive:\n${notification.settingsLink}`,
    'Your Brightyard team',
  ].join('\n\n'),
})
