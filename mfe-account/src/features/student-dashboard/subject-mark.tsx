import { Center } from '@brightyard/ui'
import {
  ArtIcon,
  BookIcon,
  EditIcon,
  type IconProps,
  LearnIcon,
  MusicIcon,
  PlayIcon,
  SparklesIcon,
  TrophyIcon,
} from '@brightyard/ui/icons'
import type { ComponentType } from 'react'

interface Theme {
  Icon: ComponentType<IconProps>
  palette: 'brand' | 'shop' | 'learn' | 'talent' | 'sun'
}

/** By a word of the subject's name; schools name their subjects as they like. */
const themes: readonly [RegExp, Theme][] = [
  [/math|arithm|number|geometr/i, { Icon: SparklesIcon, palette: 'brand' }],
  [/music|sing|tabla|dance|play|raga|instrument/i, { Icon: MusicIcon, palette: 'talent' }],
  [/art|draw|paint|craft/i, { Icon: ArtIcon, palette: 'shop' }],
  [/sport|game|yoga|physical/i, { Icon: TrophyIcon, palette: 'sun' }],
  [/read|librar|stor/i, { Icon: BookIcon, palette: 'learn' }],
  [/english|hindi|language|writ/i, { Icon: EditIcon, palette: 'shop' }],
  [/comput|cod|robot/i, { Icon: PlayIcon, palette: 'brand' }],
]
const plain: Theme = { Icon: LearnIcon, palette: 'learn' }

export const themeOf = (subject: string): Theme =>
  themes.find(([words]) => words.test(subject))?.[1] ?? plain

/** A round mark that a child knows the subject by; decoration, since the name is beside it. */
export function SubjectMark({ subject, large = false }: { subject: string; large?: boolean }) {
  const { Icon, palette } = themeOf(subject)
  return (
    <Center
      colorPalette={palette}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      borderRadius="full"
      boxSize={large ? { base: '14', md: '20' } : '10'}
      flex="none"
      aria-hidden
    >
      <Icon size={large ? 32 : 20} />
    </Center>
  )
}
