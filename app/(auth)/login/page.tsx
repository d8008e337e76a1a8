import type { Metadata } from "next";
import { LoginForm } from "@/components/account/login-form";

export const metadata: Metadata = { title: "Login", robots: { index: false } };

export default function LoginPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">Login</h1>
      <LoginForm />
    </>
  );
}
