/** What a message is about, and with it its colour. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneFamily = {
  info: 'brand',
  success: 'learn',
  warning: 'sun',
  danger: 'danger',
} as const
