import type { Email } from './email-port.ts'

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
