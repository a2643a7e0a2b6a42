import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '../channels/channel.ts'

/** A short message in the corner of the page; announced to assistive technology. */
export const showToast = (toast: {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
}) => channel(toastRequested).publish(toast)
