import { Card, Grid, Text } from '@brightyard/ui'
import { AwardIcon, CalendarIcon, CheckAllIcon, type IconProps } from '@brightyard/ui/icons'
import type { ComponentType } from 'react'

interface FigureProps {
  value: number
  label: string
  Icon: ComponentType<IconProps>
  palette: string
}

const Figure = ({ value, label, Icon, palette }: FigureProps) => (
  <Card
    as="li"
    p={{ base: '3', md: '5' }}
    colorPalette={palette}
    textAlign="center"
    display="flex"
    flexDirection="column"
    justifyContent="center"
  >
    <Text as="div" color="colorPalette.fg" display="flex" justifyContent="center">
      <Icon size={24} aria-hidden />
    </Text>
    <Text
      as="div"
      fontFamily="heading"
      fontWeight="bold"
      fontSize={{ base: '3xl', md: '4xl' }}
      lineHeight="1.2"
    >
      {value}
    </Text>
    <Text as="div" color="fg.muted" fontSize={{ base: 'sm', md: 'md' }}>
      {label}
    </Text>
  </Card>
)

interface Props {
  lessonsToday: number
  toDo: number
  badges: number
}

/** Lessons, work and badges in three figures. */
export const SummaryCards = ({ lessonsToday, toDo, badges }: Props) => (
  <Grid
    as="ul"
    aria-label="At a glance"
    listStyleType="none"
    templateColumns="repeat(3, minmax(0, 1fr))"
    gap={{ base: '3', md: '4' }}
  >
    <Figure
      value={lessonsToday}
      label={lessonsToday === 1 ? 'lesson today' : 'lessons today'}
      Icon={CalendarIcon}
      palette="learn"
    />
    <Figure value={toDo} label="to do" Icon={CheckAllIcon} palette="brand" />
    <Figure
      value={badges}
      label={badges === 1 ? 'badge' : 'badges'}
      Icon={AwardIcon}
      palette="talent"
    />
  </Grid>
)
