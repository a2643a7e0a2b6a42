import { createToaster } from '@chakra-ui/react/toast'
import type { Tone } from '../feedback/tone.ts'
import { toastsTop } from './toasts-top.ts'

/** The most toasts shown at once; the next one pushes out the oldest. */
export const toastLimit = 20

export interface ToastMessage {
  title: string
  description?: string
  /** `info` by default. */
  tone?: Tone
  /** Milliseconds; 6000 by default, and while the pointer or focus rests on it the time stands still. */
  duration?: number
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void }
}

/** The browser's one list of toasts. Only `Toaster` reads it. */
export const toastStore = createToaster({
  placement: 'top-end',
  max: toastLimit,
  gap: 12,
  duration: 6000,
  // Below the header, so that it covers no badge, or below what stands at the top of this page.
  offsets: { top: `var(${toastsTop}, 5.5rem)`, bottom: '1rem', left: '1rem', right: '1rem' },
})

const kinds = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

/** Shows a message for a moment, newest on top. Returns its id for `dismissToast`. */
export function showToast({
  title,
  description,
  tone = 'info',
  duration,
  action,
}: ToastMessage): string {
  const visible = toastStore.getVisibleToasts()
  const oldest = visible.at(-1)
  // The store itself would make the new one wait.
  if (visible.length >= toastLimit && oldest?.id) toastStore.remove(oldest.id)
  return toastStore.create({
    title,
    type: kinds[tone],
    closable: true,
    ...(description ? { description } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
  })
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: string) {
  toastStore.dismiss(id)
}
