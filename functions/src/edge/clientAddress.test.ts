import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const behind = (forwardedFor: string | string[] | undefined, trustedHops = 1) =>
  clientAddress({ forwardedFor, peer: '10.0.0.1' }, trustedHops);

describe('the address that counts', () => {
  it.each([
    ['what the platform appended', '203.0.113.7', '203.0.113.7'],
    ['not what the client wrote', '1.1.1.1, 2.2.2.2, 203.0.113.7', '203.0.113.7'],
    ['not an invention either', 'unknown,,  x , 203.0.113.7', '203.0.113.7'],
    ['of several headers the last', ['1.1.1.1', '2.2.2.2, 203.0.113.7'], '203.0.113.7'],
    ['the connection where nothing was appended', undefined, '10.0.0.1'],
    ['the connection for an empty header', '', '10.0.0.1'],
  ])('is %s', (_, header, address) => {
    expect(behind(header)).toBe(address);
  });

  it('is the one before the load balancer, where there is one', () => {
    expect(behind('1.1.1.1, 203.0.113.7, 35.191.0.1', 2)).toBe('203.0.113.7');
    expect(behind('203.0.113.7', 2)).toBe('203.0.113.7');
  });
});

describe('a network', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:443', 'unknown'],
    ['1.1.1.1; drop', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(behind(address)).toBe(network);
  });
});
