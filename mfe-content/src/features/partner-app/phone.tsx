import { Box, type BoxProps, Flex, Text } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'

/** A telephone around what is in it. */
export const Phone = ({ children, ...rest }: BoxProps) => (
  <Box
    width="17rem"
    maxW="100%"
    aspectRatio="9 / 17"
    borderRadius="2.75rem"
    border="0.6rem solid"
    borderColor="neutral.solid"
    bg="bg"
    color="fg"
    overflow="hidden"
    position="relative"
    boxShadow="lg"
    _before={{
      content: '""',
      position: 'absolute',
      zIndex: '1',
      top: '2',
      insetStart: 'calc(50% - 2.25rem)',
      width: '4.5rem',
      height: '1.1rem',
      borderRadius: 'full',
      bg: 'neutral.solid',
    }}
    {...rest}
  >
    {children}
  </Box>
)

const classes = [
  { time: '9:00', name: 'Clay animals', area: 'shop', come: 8, of: 8 },
  { time: '11:30', name: 'Tabla, beginners', area: 'talent', come: 5, of: 6 },
  { time: '16:00', name: 'Robot workshop', area: 'learn', come: 0, of: 8 },
] as const

const payouts = [38, 52, 46, 70, 64, 92] as const

/** A drawing of the app's first screen; a picture, so that it says nothing to a screen reader. */
export const TodayScreen = () => (
  <Flex
    aria-hidden
    direction="column"
    position="absolute"
    inset="0"
    pt="10"
    px="4"
    pb="4"
    gap="3"
    userSelect="none"
  >
    <Text fontFamily="heading" fontWeight="bold" fontSize="2xl" lineHeight="1.1">
      Today
    </Text>
    {classes.map(({ time, name, area, come, of }) => (
      <Box key={time} bg={`${area}.subtle`} borderRadius="xl" px="3" py="2.5">
        <Flex justify="space-between" gap="2" fontSize="sm" fontWeight="bold" color={`${area}.fg`}>
          <span>{name}</span>
          <span>{time}</span>
        </Flex>
        <Flex gap="1" mt="2">
          {Array.from({ length: of }, (_, seat) => (
            <Flex
              key={seat}
              boxSize="5"
              align="center"
              justify="center"
              borderRadius="full"
              bg={seat < come ? `${area}.solid` : 'bg.panel'}
              color={`${area}.contrast`}
            >
              {seat < come ? <CheckIcon size={12} /> : null}
            </Flex>
          ))}
        </Flex>
      </Box>
    ))}
    <Flex
      mt="auto"
      direction="column"
      bg="neutral.deep"
      color="neutral.contrast"
      borderRadius="xl"
      p="3"
    >
      <Flex justify="space-between" fontSize="sm" fontWeight="semibold">
        <span>Friday’s payout</span>
        <Box as="span" color="sun.bright">
          ₹18,400
        </Box>
      </Flex>
      <Flex align="flex-end" gap="1.5" height="3.5rem" mt="2">
        {payouts.map((height) => (
          <Box
            key={height}
            flex="1"
            height={`${height}%`}
            borderRadius="sm"
            bg={height === payouts.at(-1) ? 'sun.bright' : 'neutral.solid'}
          />
        ))}
      </Flex>
    </Flex>
  </Flex>
)
