import { chakra } from '@chakra-ui/react/styled-system'

export interface BlobSceneProps {
  /** `calm` for nothing here, `upset` for something that went wrong. */
  mood: 'calm' | 'upset'
}

/** The brand's sun behind a hill, the quiet drawing of empty and failed lists. */
export function BlobScene({ mood }: BlobSceneProps) {
  const upset = mood === 'upset'
  return (
    <chakra.svg viewBox="0 0 220 150" aria-hidden width="full" height="auto">
      <chakra.path
        fill="colorPalette.subtle"
        d="M38 24C66 2 110-4 150 8s66 44 62 76-34 62-94 62S10 132 6 92 14 43 38 24Z"
      />
      <chakra.circle cx="110" cy="82" r="36" fill={upset ? 'neutral.muted' : 'sun.bright'} />
      <chakra.path
        d={
          upset
            ? 'M98 76v.1M122 76v.1M99 96c5-7 17-7 22 0'
            : 'M98 76v.1M122 76v.1M98 88c5 8 19 8 24 0'
        }
        fill="none"
        stroke="fg"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <chakra.path
        fill="learn.muted"
        d="M8 102c34-18 66-10 100 4s66 10 104-14c-4 30-36 54-94 54S14 132 8 102Z"
      />
      <chakra.path
        fill="learn.bright"
        d="M18 118c36-10 60 2 92 8s62 0 92-14c-12 22-40 34-84 34-52 0-86-8-100-28Z"
      />
    </chakra.svg>
  )
}
