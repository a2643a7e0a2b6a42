import type { ProgramClass } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead } from '@brightyard/runtime'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import {
  Box,
  chakra,
  Heading,
  Link as LinkStyle,
  LinkButton,
  Notice,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { modeNames, priceText, seatsText } from '../../offerings/offering-words.ts'
import { ProgramTrail, Teacher, trailData } from './program-parts.tsx'

/** A class of a program: its dates, its teacher, and the seats that are left. */
export function ProgramClassDetails({ one }: { one: ProgramClass }) {
  const { id, title, program_id, program_title, dates, time_zone: zone, seats_left } = one
  const program = contentPaths.program.to({ id: program_id })
  const steps = [{ label: program_title, to: program }, { label: title }]
  const where = one.place || modeNames[one.mode]
  return (
    <>
      <PageHead
        title={`${title}: ${program_title}`}
        description={`${title}, a class of ${program_title} with ${one.teacher.name}. ${where}.`}
        canonical={contentPaths.programClass.to({ id })}
        structuredData={trailData(steps)}
      />
      <ProgramTrail steps={steps} />
      <Box as="header" mt="4" mb={{ base: '6', md: '8' }}>
        <Heading as="h1" size="xl" tabIndex={-1} data-page-heading="">
          {title}
        </Heading>
        <Text mt="2" fontSize="lg">
          A class of{' '}
          <LinkStyle asChild>
            <Link to={program}>{program_title}</Link>
          </LinkStyle>
          . {where}.
        </Text>
        <Text mt="3" fontFamily="heading" fontSize="2xl" fontWeight="bold">
          {priceText(one.price_in_paise)}
        </Text>
        <Text fontWeight="bold" color={seats_left === 0 ? 'talent.fg' : 'learn.fg'}>
          {seats_left === 0 ? 'Sold out' : `${seats_left} of ${seatsText(one.capacity)} left`}
        </Text>
        {seats_left > 0 ? (
          <LinkButton asChild mt="4">
            <Link to={contentPaths.programBooking.to({ id: program_id }, { class: id })}>
              Enrol with this class
            </Link>
          </LinkButton>
        ) : null}
      </Box>
      <Stack gap={{ base: '8', md: '10' }} maxW="52rem">
        <Section title="Dates">
          {dates.length === 0 ? (
            <Notice tone="info" title="The dates are not known yet" />
          ) : (
            <chakra.ol listStyleType="none" display="grid" gap="3">
              {dates.map(({ starts_at, ends_at }) => (
                <chakra.li
                  key={starts_at}
                  bg="bg.panel"
                  borderWidth="1px"
                  borderRadius="xl"
                  px="5"
                  py="3.5"
                >
                  <Text fontWeight="bold">
                    <VenueTime iso={starts_at} zone={zone} show="weekday" />,{' '}
                    <VenueTime iso={starts_at} zone={zone} show="day" />
                  </Text>
                  <Text>
                    <VenueHours starts={starts_at} ends={ends_at} zone={zone} />
                  </Text>
                  <Text fontSize="sm" color="fg.muted">
                    <ViewerHours starts={starts_at} ends={ends_at} zone={zone} />
                  </Text>
                </chakra.li>
              ))}
            </chakra.ol>
          )}
        </Section>
        <Section title="Who teaches">
          <Teacher teacher={one.teacher} />
        </Section>
      </Stack>
    </>
  )
}
