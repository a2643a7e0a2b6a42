import type { TalentCampaign } from '@brightyard/contract/entities'
import { Flex, Section, Text } from '@brightyard/ui'
import { AwardIcon } from '@brightyard/ui/icons'

const steps = [
  { height: '11rem', order: 1, family: 'sun' },
  { height: '8rem', order: 0, family: 'brand' },
  { height: '6rem', order: 2, family: 'learn' },
] as const

/** What there is to win, on a podium. */
export const Podium = ({ prizes, age_groups }: Pick<TalentCampaign, 'prizes' | 'age_groups'>) => (
  <Section
    title="What there is to win"
    {...(age_groups.length > 0
      ? { intro: `Each age group has its own places and prizes: ${age_groups.join(', ')}.` }
      : {})}
  >
    <Flex
      as="ol"
      listStyleType="none"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'flex-end' }}
      gap={{ base: '4', md: '0' }}
    >
      {prizes.slice(0, 3).map(({ rank, prize }, at) => {
        const { height, order, family } = steps[at] ?? steps[2]
        return (
          <Flex
            as="li"
            key={rank}
            direction="column"
            flex="1"
            order={{ md: order }}
            colorPalette={family}
            textAlign="center"
          >
            <Text
              px="4"
              pb="3"
              fontFamily="heading"
              fontSize="lg"
              fontWeight="semibold"
              order={{ base: 2, md: 0 }}
              pt={{ base: '3', md: '0' }}
            >
              {prize}
            </Text>
            <Flex
              direction="column"
              align="center"
              gap="1"
              pt="4"
              pb="4"
              minH={{ md: height }}
              borderTopRadius="lg"
              borderBottomRadius={{ base: 'lg', md: '0' }}
              bg="colorPalette.muted"
              color="colorPalette.fg"
              borderTopWidth="6px"
              borderColor="colorPalette.bright"
            >
              <AwardIcon size={at === 0 ? 40 : 30} />
              <Text fontWeight="bold">{rank}</Text>
            </Flex>
          </Flex>
        )
      })}
    </Flex>
    {prizes.slice(3).map(({ rank, prize }) => (
      <Text key={rank} mt="4">
        <b>{rank}:</b> {prize}
      </Text>
    ))}
  </Section>
)
