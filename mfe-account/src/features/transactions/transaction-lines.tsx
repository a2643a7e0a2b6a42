import type { TransactionDetails } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Link, pictureProps } from '@brightyard/runtime'
import { Box, Flex, Link as StyledLink, Picture, Stack, Text } from '@brightyard/ui'

/** What was paid for, as it was when it was bought; each leads to what it is today. */
export const TransactionLines = ({ lines }: { lines: TransactionDetails['lines'] }) => (
  <Stack as="ul" listStyleType="none" gap="4">
    {lines.map(({ picture, ...line }) => (
      <Flex as="li" key={line.id} gap="4" align="flex-start">
        <Box flexShrink="0" width="4.5rem">
          {picture && (
            <Picture
              {...pictureProps(picture)}
              alt=""
              css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' }}
            />
          )}
        </Box>
        <Flex flex="1" minW="0" justify="space-between" columnGap="4" rowGap="1" wrap="wrap">
          <Box minW="0" flex="1 1 10rem">
            {line.target ? (
              <StyledLink asChild variant="quiet" fontWeight="semibold">
                <Link to={line.target}>{line.name}</Link>
              </StyledLink>
            ) : (
              <Text fontWeight="semibold">{line.name}</Text>
            )}
            <Text color="fg.muted" fontSize="sm">
              {[
                line.variant_name,
                line.kid && `For ${line.kid}`,
                `Quantity ${line.quantity}`,
                line.tax_percent === '0' ? 'no tax' : `${line.tax_percent}% tax included`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {line.discount_in_paise > 0 && (
              <Text color="learn.fg" fontSize="sm" fontWeight="semibold">
                {formatMoney(line.discount_in_paise)} off with the coupon
              </Text>
            )}
          </Box>
          <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatMoney(line.amount_in_paise)}
          </Text>
        </Flex>
      </Flex>
    ))}
  </Stack>
)
