import type { CampaignPackage, MarketingCampaign } from '@brightyard/contract/entities'
import { maxPackagesPerOrder } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { useUser } from '@brightyard/runtime'
import { Box, Card, chakra, Flex, Grid, Heading, Notice, Section, Text } from '@brightyard/ui'
import { NumberStepper } from '@brightyard/ui/form'
import { CheckIcon, PeopleIcon } from '@brightyard/ui/icons'
import { useId, useState } from 'react'
import { isKid } from '../../signed-in/is-kid.ts'
import { CampaignOrderForm } from './campaign-order-form.tsx'
import { wordsOfSold } from './campaign-words.ts'

/** Packages as tickets to choose from, how many, and who pays. */
export function CampaignOrder({ campaign }: { campaign: MarketingCampaign }) {
  const { packages, sells } = campaign
  const words = wordsOfSold[sells]
  const [chosenId, choose] = useState(packages.find(({ left }) => left !== 0)?.id)
  const [wanted, setWanted] = useState(1)
  const user = useUser()
  const isForKid = user !== null && isKid(user)
  const chosen = packages.find(({ id, left }) => id === chosenId && left !== 0)
  const most = Math.min(maxPackagesPerOrder, chosen?.left ?? maxPackagesPerOrder)
  const quantity = Math.min(wanted, most)
  return (
    <Section title={words.choose} id="join" scrollMarginTop="7rem">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <chakra.fieldset border="none" minW="0" display="grid" gap="4">
          <chakra.legend srOnly>What would you like?</chakra.legend>
          {packages.map((pack) => (
            <TicketChoice
              key={pack.id}
              pack={pack}
              isChosen={pack.id === chosen?.id}
              onChoose={() => choose(pack.id)}
            />
          ))}
        </chakra.fieldset>
        <Card p={{ base: '5', md: '7' }}>
          {!chosen ? (
            <Notice tone="info" title="Everything is sold out">
              {words.many} that are not paid in time come back: look again in a quarter of an hour.
            </Notice>
          ) : (
            <>
              <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="5">
                <Box>
                  <Heading as="h3" size="sm">
                    {chosen.name}
                  </Heading>
                  <Text color="fg.muted" fontSize="sm">
                    {chosen.price_in_paise === 0
                      ? 'Free of charge'
                      : `${formatPrice(chosen.price_in_paise)} each`}
                  </Text>
                </Box>
                <NumberStepper
                  value={quantity}
                  onValueChange={setWanted}
                  label={`number of ${chosen.name}`}
                  max={most}
                />
              </Flex>
              <Grid templateColumns="minmax(0, 1fr)">
                {/* Who is here is known late: a kid's words take the place of the form, so that nothing below moves. */}
                <Box gridArea="1 / 1" {...(isForKid ? { visibility: 'hidden', inert: true } : {})}>
                  <CampaignOrderForm campaign={campaign} pack={chosen} quantity={quantity} />
                </Box>
                {isForKid ? <ForGrownUps totalInPaise={chosen.price_in_paise * quantity} /> : null}
              </Grid>
            </>
          )}
        </Card>
      </Grid>
    </Section>
  )
}

/** A kid sees what it costs, and who can order it. */
const ForGrownUps = ({ totalInPaise }: { totalInPaise: number }) => (
  <Flex
    gridArea="1 / 1"
    direction="column"
    align="center"
    justify="center"
    gap="2"
    p="6"
    textAlign="center"
    bg="colorPalette.subtle"
    borderWidth="2px"
    borderStyle="dashed"
    borderColor="colorPalette.solid"
    borderRadius="lg"
  >
    <Box color="colorPalette.fg">
      <PeopleIcon size={32} aria-hidden />
    </Box>
    <Heading as="h4" size="sm">
      A grown-up has to order this
    </Heading>
    <Text maxW="20rem">Show this page to your parents: they can order it in a minute.</Text>
    <Text mt="2" fontFamily="heading" fontWeight="bold" fontSize="2xl">
      {totalInPaise === 0 ? 'Free' : formatPrice(totalInPaise)}
    </Text>
  </Flex>
)

interface TicketChoiceProps {
  pack: CampaignPackage
  isChosen: boolean
  onChoose: () => void
}

/** A ticket with a torn edge; the whole of it chooses. */
function TicketChoice({ pack, isChosen, onChoose }: TicketChoiceProps) {
  const isGone = pack.left === 0
  const detailsId = useId()
  return (
    <Box
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9.5rem' }}
      bg={isChosen ? 'colorPalette.subtle' : 'bg.panel'}
      borderWidth="2px"
      borderColor={isChosen ? 'colorPalette.solid' : 'border'}
      borderRadius="xl"
      opacity={isGone ? 0.6 : 1}
      css={{ '&:has(:focus-visible)': { outline: '3px solid', outlineOffset: '2px' } }}
    >
      <Box p={{ base: '4', md: '5' }} minW="0">
        <Flex
          as="label"
          gap="3"
          align="center"
          cursor={isGone ? 'not-allowed' : 'pointer'}
          css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
        >
          <chakra.input
            type="radio"
            name="package"
            value={pack.id}
            checked={isChosen}
            disabled={isGone}
            aria-describedby={detailsId}
            onChange={onChoose}
            width="1.4rem"
            height="1.4rem"
            accentColor="colorPalette.solid"
            flexShrink={0}
          />
          <Heading as="span" size="sm">
            {pack.name}
          </Heading>
        </Flex>
        <Box id={detailsId}>
          <Text mt="1.5">{pack.summary}</Text>
          <Box as="ul" listStyleType="none" mt="3" display="grid" gap="1.5">
            {pack.includes.map((one) => (
              <Flex as="li" key={one} gap="2" align="flex-start">
                <Box as="span" color="colorPalette.fg" pt="0.5" flexShrink={0}>
                  <CheckIcon size={18} />
                </Box>
                {one}
              </Flex>
            ))}
          </Box>
        </Box>
      </Box>
      <Flex
        direction={{ base: 'row', sm: 'column' }}
        align="center"
        justify={{ base: 'space-between', sm: 'center' }}
        gap="1"
        p="4"
        textAlign="center"
        borderStyle="dashed"
        borderColor={isChosen ? 'colorPalette.solid' : 'border.control'}
        borderWidth="0"
        borderLeftWidth={{ sm: '2px' }}
        borderTopWidth={{ base: '2px', sm: '0' }}
      >
        <Text fontFamily="heading" fontWeight="bold" fontSize="2xl" lineHeight="1.1">
          {pack.price_in_paise === 0 ? 'Free' : formatPrice(pack.price_in_paise)}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {leftText(pack)}
        </Text>
      </Flex>
    </Box>
  )
}

function leftText({ left, price_in_paise }: CampaignPackage) {
  if (left === 0) return 'sold out'
  if (left !== null && left <= 50) return `${left} left`
  return price_in_paise === 0 ? '' : 'with tax'
}
