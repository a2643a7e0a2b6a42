import { chakra } from '@chakra-ui/react/styled-system'
import type { Tone } from '../feedback/tone.ts'

const paths: Record<Tone, string> = {
  info: 'M12 11v5.5M12 7.6v.1',
  success: 'm7.5 12.4 3 3 6-6.4',
  warning: 'M12 7v6M12 16.6v.1',
  danger: 'm8.5 8.5 7 7m0-7-7 7',
}

/** The round mark of a notice or toast. */
export function NoticeMark({ tone }: { tone: Tone }) {
  return (
    <chakra.svg viewBox="0 0 24 24" aria-hidden width="1.75rem" height="1.75rem" flexShrink={0}>
      <chakra.circle cx="12" cy="12" r="12" fill="colorPalette.solid" />
      <chakra.path
        d={paths[tone]}
        fill="none"
        stroke="colorPalette.contrast"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}

/** An arrow to the end of the line, for "see all" and breadcrumbs. */
export function ChevronMark({ back = false }: { back?: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      aria-hidden
      width="1.1em"
      height="1.1em"
      flexShrink={0}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={back ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
    </chakra.svg>
  )
}

/** A cross, for closing and removing. */
export function CrossMark() {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      aria-hidden
      width="1.25em"
      height="1.25em"
      flexShrink={0}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    >
      <path d="m6 6 12 12M18 6 6 18" />
    </chakra.svg>
  )
}
