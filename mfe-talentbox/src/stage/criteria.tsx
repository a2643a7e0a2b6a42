import type { TalentCampaign } from '@brightyard/contract/entities'
import { Box, Flex, Section, Text } from '@brightyard/ui'
import { sharesOf } from './shares.ts'

/** What counts, as the faders of a lighting desk: the higher, the more. */
export function Criteria({ criteria }: Pick<TalentCampaign, 'criteria'>) {
  const shares = sharesOf(criteria.map(({ weight }) => weight))
  const most = Math.max(1, ...criteria.map(({ weight }) => weight))
  return (
    <Section title="What the jury looks for" headingSize="md">
      <Flex
        as="ul"
        listStyleType="none"
        gap={{ base: '3', sm: '5' }}
        px={{ base: '3', sm: '6' }}
        py="6"
        borderRadius="xl"
        bg="bg.inverted"
        color="fg.inverted"
        justify="space-around"
      >
        {criteria.map(({ key, label, weight }, at) => (
          <Flex
            as="li"
            key={key}
            direction="column"
            align="center"
            gap="2"
            flex="1"
            minW="0"
            textAlign="center"
          >
            <Text fontFamily="heading" fontWeight="bold" fontSize="xl" color="colorPalette.muted">
              {shares[at]} %
            </Text>
            <Box
              aria-hidden
              position="relative"
              height="8rem"
              width="0.625rem"
              borderRadius="full"
              bg="fg.muted"
            >
              <Box
                position="absolute"
                bottom="0"
                insetX="0"
                borderRadius="full"
                bg="colorPalette.bright"
                style={{ height: `${(weight / most) * 88}%` }}
              />
              <Box
                position="absolute"
                insetStart="-0.75rem"
                width="2.125rem"
                height="1rem"
                borderRadius="sm"
                bg="fg.inverted"
                borderBottomWidth="4px"
                borderColor="colorPalette.bright"
                style={{ bottom: `calc(${(weight / most) * 88}% - 0.5rem)` }}
              />
            </Box>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {label}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Section>
  )
}
