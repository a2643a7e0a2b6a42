/** The refresh runtime that the host's react-dom reports to; a host built for visitors has none. */
module.exports = globalThis.__BRIGHTYARD_REFRESH__ ?? require('brightyard-own-refresh')
