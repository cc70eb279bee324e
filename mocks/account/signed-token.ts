/** Signs tokens as the backend does. Keys are generated on each run, so the repository holds no key. */
export interface TokenSigner {
  /** Key id (`kid`) in the token's header. */
  readonly keyId: string;
  /** The public key in the format of a well-known key set. */
  readonly publicKey: JsonWebKey & { readonly kid: string };
  sign(claims: object): Promise<string>;
}

const algorithms = {
  ES256: {
    make: { name: "ECDSA", namedCurve: "P-256" },
    sign: { name: "ECDSA", hash: "SHA-256" },
  },
  RS256: {
    make: {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
    },
    sign: { name: "RSASSA-PKCS1-v1_5" },
  },
} as const;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const encoded = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)));

async function signed(
  header: object,
  claims: object,
  sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
): Promise<string> {
  const content = `${encoded({ typ: "JWT", ...header })}.${encoded(claims)}`;
  return `${content}.${base64url(new Uint8Array(await sign(new TextEncoder().encode(content))))}`;
}

/** Generates a key pair and signs with the private key. */
export async function tokenSigner(
  keyId = "mock-key",
  algorithm: keyof typeof algorithms = "ES256",
): Promise<TokenSigner> {
  const { make, sign } = algorithms[algorithm];
  const { privateKey, publicKey } = await crypto.subtle.generateKey(make, true, ["sign", "verify"]);
  return {
    keyId,
    publicKey: { ...(await crypto.subtle.exportKey("jwk", publicKey)), kid: keyId, alg: algorithm, use: "sig" },
    sign: (claims) =>
      signed({ alg: algorithm, kid: keyId }, claims, (bytes) => crypto.subtle.sign(sign, privateKey, bytes)),
  };
}

/** A token signed with the backend's shared secret, which no client can verify. */
export async function tokenOfSharedSecret(claims: object): Promise<string> {
  const secret = await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return signed({ alg: "HS256", kid: "shared" }, claims, (bytes) => crypto.subtle.sign("HMAC", secret, bytes));
}
